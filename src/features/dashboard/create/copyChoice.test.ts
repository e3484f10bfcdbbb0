import { expect, test } from 'vitest'
import { choiceOf, copyArguments, copyEverything, withInputOfAll, withPart } from './copyChoice.ts'

const parts = [
  { id: 'p1', content: 'workshop | brainstorm' },
  { id: 'p2', content: 'workshop | brainstorm' },
]

test('[K4] by default everything is copied, and no part is an exception', () => {
  expect(copyArguments(copyEverything, parts)).toEqual({ genericOption: 'copy_all', copyOptions: [] })
})

test('[K4] a part that is left out and a part without its input are exceptions', () => {
  const choice = withPart(withPart(copyEverything, 'p1', { isIncluded: false }), 'p2', { hasInput: false })
  expect(copyArguments(choice, parts).copyOptions).toEqual([
    { partId: 'p1', partType: parts[0]?.content, include: false, copySorters: true },
    { partId: 'p2', partType: parts[1]?.content, include: true, copySorters: false },
  ])
})

test('[K4] headings only for all parts resets the choice of input by part, but not the choice of parts', () => {
  const choice = withPart(withPart(copyEverything, 'p1', { isIncluded: false }), 'p2', { hasInput: false })
  const headings = withInputOfAll(choice, false)
  expect(copyArguments(headings, parts)).toEqual({
    genericOption: 'headings_only',
    copyOptions: [{ partId: 'p1', partType: parts[0]?.content, include: false, copySorters: false }],
  })
  expect(choiceOf(withInputOfAll(headings, true), 'p2')).toEqual({ isIncluded: true, hasInput: true })
})
