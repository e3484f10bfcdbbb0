import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import { roots } from '#domain/plan/roots.ts'
import { createRow, deleteRow } from '#domain/plan/rows.ts'
import { openPlan, setPlanPages } from '#support/views/openPlan.tsx'
import type { OwnContent } from '#sync/outbox/outbox.ts'
import { rowType } from './rowList.ts'

setPlanPages()

const actor = { role: 'facilitator', isMine: () => true } as const

/** A person whose added row the server has taken, while no document with it has come. */
function addsRow(role: 'participant' | 'facilitator') {
  const { room, objectId, doc } = openPlan(role)
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  const id = room.outbox.view.getState().entries.at(-1)?.effect?.id ?? ''
  const own: OwnContent = {
    ...{ id, objectId, type: rowType, fields: {}, text: '', createdMs: Date.now() },
    ...{ isSaved: true, savedMs: Date.now() },
  }
  act(() => room.outbox.view.setState({ entries: [], own: [own] }))
  expect(screen.getAllByRole('row')).toHaveLength(4)
  const receive = (change: (doc: Y.Doc) => void): void => act(() => doc.transact(() => change(doc)))
  return { id, receive }
}

test('[PL9] a row that somebody deletes before its author has seen it saved is gone for its author too', () => {
  const { id, receive } = addsRow('participant')
  receive((board) => {
    roots.rows(board).set(id, { order: 'z', createdAt: 1 })
    roots.rows(board).delete(id)
  })
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('[PL9] the same on a desk, where a flag deletes it', () => {
  const { id, receive } = addsRow('facilitator')
  receive((desk) => {
    createRow({ desk, board: desk }, actor, { id, createdAt: 1 })
    deleteRow(desk, id)
  })
  expect(screen.getAllByRole('row')).toHaveLength(3)
})
