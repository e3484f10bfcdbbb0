import { beforeAll, expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import * as Y from 'yjs'
import type { Actor } from '#domain/actor.ts'
import { pulseModel } from '#domain/pulse/model.ts'
import { setSharedSort } from '#domain/pulse/sorting.ts'
import { readProjectorView } from './projectorView.ts'

const ann: Actor = { role: 'participant', isMine: () => true }
const desk = new Y.Doc()
const board = new Y.Doc()
const at = { showResultsPage: false, showGraph: false, activeMultiTopicId: null, topicActivePos: 0 }

beforeAll(() => {
  addCategory(desk, 'team', 'Team')
  addCategory(desk, 'work', 'Work')
  addStatement({ desk, board }, boss, { id: 'a', groupId: 'work', text: 'We laugh', createdAt: 1 })
  addStatement({ desk, board }, ann, { id: 'b', groupId: 'work', text: 'We rest', createdAt: 1 })
  pulseModel.project({ desk, board }, 'all')
})

test('[J1] [PU3] the room’s screen shows the category that the room is on, without statements that wait', () => {
  const view = readProjectorView(board, { ...at, activeMultiTopicId: 'work' })
  expect(view).toMatchObject({ results: null, at: 1 })
  expect(view.categories[view.at]?.statements.map(({ text }) => text)).toEqual(['We laugh'])
})

test('[PU6] without a category it shows the first, and at the results what is open of them', () => {
  expect(readProjectorView(board, at)).toMatchObject({ results: null, at: 0 })
  expect(readProjectorView(board, { ...at, activeMultiTopicId: 'gone' }).at).toBe(0)
  expect(readProjectorView(board, { ...at, showResultsPage: true }).results).toBe('statements')
  expect(readProjectorView(board, { ...at, showResultsPage: true, showGraph: true }).results).toBe(
    'categories',
  )
})

test('[PU7] the room’s screen sorts results as the facilitator does', () => {
  expect(readProjectorView(board, at).sort).toBe('LIST')
  setSharedSort(board, 'SPREAD')
  expect(readProjectorView(board, at).sort).toBe('SPREAD')
  setSharedSort(board, 'LIST')
  expect(readProjectorView(board, at).sort).toBe('LIST')
  expect(() => setSharedSort(board, 'NAME')).toThrow()
})

test('[PU12] a page of the results that a facilitator holds stays', () => {
  expect(readProjectorView(board, at).heldPage).toBe(0)
  expect(readProjectorView(board, { ...at, showResultsPage: true, topicActivePos: 3 }).heldPage).toBe(3)
})
