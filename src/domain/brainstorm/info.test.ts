import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { updateInfo } from './info.ts'
import { roots } from './roots.ts'

test('[B14] [Z8] [Z9] texts of a brainstorm may be empty, and have their limits', () => {
  const desk = new Y.Doc()
  updateInfo(desk, { brainstormName: ' Ideas ', brainstormDesc: 'x'.repeat(250) })
  updateInfo(desk, { brainstormDesc: '', brainstormName: undefined })
  expect(roots.info(desk).toJSON()).toEqual({ brainstormName: 'Ideas', brainstormDesc: '' })
  expect(() => updateInfo(desk, { brainstormName: 'x'.repeat(101), brainstormDesc: 'lost' })).toThrow(
    'Please use at most 100 characters.',
  )
  expect(roots.info(desk).get('brainstormDesc')).toBe('')
})

test('[B19] [Z11] notes are kept beside the texts, as long as somebody needs to remember what to say', () => {
  const desk = new Y.Doc()
  updateInfo(desk, { notes: ' Wait for the third row.\nThen show the cloud. ' })
  expect(roots.info(desk).get('notes')).toBe('Wait for the third row.\nThen show the cloud.')
  updateInfo(desk, { notes: 'x'.repeat(2000) })
  expect(() => updateInfo(desk, { notes: 'x'.repeat(2001) })).toThrow('Please use at most 2000 characters.')
  updateInfo(desk, { notes: '' })
  expect(roots.info(desk).get('notes')).toBe('')
})
