import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Actor } from '#domain/actor.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { shownHeading } from '#domain/plan/heading.ts'
import { projectPlan } from '#domain/plan/projection.ts'
import { createRow, deleteRow } from '#domain/plan/rows.ts'
import { readProjectorView } from './projectorView.ts'

const ann: Actor = { role: 'participant', isMine: () => true }
const desk = new Y.Doc()
const board = new Y.Doc()
const nowhere = { focus: false, activePostId: null }

beforeAll(() => {
  createColumn(desk, { id: 'what', heading: 'what' })
  createColumn(desk, { id: 'who', heading: '' })
  const row = (id: string, what: string, who: string): void =>
    createRow({ desk, board }, ann, {
      ...{ id, createdAt: 1 },
      cells: [
        { columnId: 'what', value: what },
        { columnId: 'who', value: who },
      ],
    })
  row('tea', 'Buy tea, green and black and white', 'Ann')
  row('cups', '', 'Ben')
  row('gone', 'Sugar', '')
  deleteRow(desk, 'gone')
  projectPlan(desk, board, 'all')
})

test('[J1] [PL12] the room’s screen shows the whole table, with headings as its language says them', () => {
  const view = readProjectorView(board, nowhere, (heading, index) => shownHeading(heading, index, 'Kolumn'))
  expect(view.headings).toEqual(['What', 'Kolumn 2'])
  expect(view.rows.map(({ cells }) => cells)).toEqual([
    ['Buy tea, green and black and white', 'Ann'],
    ['', 'Ben'],
  ])
  expect(view.shares[0]).toBeGreaterThan(view.shares[1] ?? 0)
  expect(view.spotlight).toBeNull()
})

test('[PL17] a presented row is shown alone, its first text large and the others with their headings', () => {
  const view = readProjectorView(board, { focus: true, activePostId: 'tea' }, shownHeading)
  expect(view.spotlight).toEqual({
    ...{ id: 'tea', text: 'Buy tea, green and black and white' },
    desc: 'Column 2: Ann',
  })
  expect(readProjectorView(board, { focus: true, activePostId: 'gone' }, shownHeading).spotlight).toBeNull()
})
