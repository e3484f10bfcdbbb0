import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { updateInfo } from './info.ts'
import { roots } from './roots.ts'

test('[B14] texts of a brainstorm may be empty, and have their limits', () => {
  const desk = new Y.Doc()
  updateInfo(desk, { brainstormName: ' Ideas ', brainstormDesc: 'x'.repeat(250) })
  updateInfo(desk, { brainstormDesc: '', brainstormName: undefined })
  expect(roots.info(desk).toJSON()).toEqual({ brainstormName: 'Ideas', brainstormDesc: '' })
  expect(() => updateInfo(desk, { brainstormName: 'x'.repeat(101), brainstormDesc: 'lost' })).toThrow(
    'Please use at most 100 characters.',
  )
  expect(roots.info(desk).get('brainstormDesc')).toBe('')
})
