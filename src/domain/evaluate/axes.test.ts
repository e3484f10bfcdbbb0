import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readAxes } from './axes.ts'
import { updateInfo } from './updateInfo.ts'
import { evaluateModel } from './model.ts'
import { roots } from './roots.ts'
import { updateSetup } from './updateSetup.ts'

function started(numberOfAxis: 1 | 2): Y.Doc {
  const desk = new Y.Doc()
  evaluateModel.start({ desk, board: new Y.Doc() }, { name: '', newId: () => 'x', numberOfAxis })
  return desk
}
const helpIn = (desk: Y.Doc) => readAxes(desk).map(({ help }) => help)

test('[EV17] a help text that nobody typed follows the range, in the language of its reader', () => {
  const desk = started(2)
  expect(readAxes(desk)).toEqual([
    { title: 'X-Value', help: { en: '1 Low, 5 High', sv: '1 Låg, 5 Hög' } },
    { title: 'Y-Value', help: { en: '1 Low, 5 High', sv: '1 Låg, 5 Hög' } },
  ])
  updateSetup(desk, { pollRangeH: 10 })
  updateInfo(desk, { group2HelpText: '' })
  expect(helpIn(desk)).toEqual(Array(2).fill({ en: '1 Low, 10 High', sv: '1 Låg, 10 Hög' }))
})

test('[EV17] calls answer the stored default, whatever the range is', () => {
  const desk = started(1)
  updateSetup(desk, { pollRangeH: 10 })
  expect(roots.info(desk).get('group1HelpText')).toBe('1 Low, 5 High')
})

test('[EV17] a help text that somebody typed stays as it is', () => {
  const desk = started(1)
  updateInfo(desk, { group1Text: 'Taste', group1HelpText: '1 bad, 5 good' })
  updateSetup(desk, { pollRangeH: 10 })
  expect(readAxes(desk)).toEqual([{ title: 'Taste', help: { en: '1 bad, 5 good', sv: '1 bad, 5 good' } }])
})
