import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readGroups } from '#domain/brainstorm/read.ts'
import { createGroup, renameGroup } from '#domain/brainstorm/groups/groups.ts'
import { startOver } from '#domain/brainstorm/startOver.ts'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { messages } from '#domain/messages.ts'
import { handleOf } from './docHandle.ts'
import { editDesk, editDeskUndoably, useUndo } from './desk.ts'

function aDesk(): Y.Doc {
  const desk = new Y.Doc()
  startBrainstorm(desk, 'Ideas', { topic: 't', question: 'q' })
  return desk
}

const titles = (desk: Y.Doc): string[] => readGroups(desk).map(({ title }) => title)

test('each edit is one undo step, and edits of other facilitators stay', () => {
  const desk = aDesk()
  function Buttons() {
    const { undo, redo, canUndo, canRedo } = useUndo(desk)
    return (
      <>
        <button disabled={!canUndo} onClick={undo}>
          Undo
        </button>
        <button disabled={!canRedo} onClick={redo}>
          Redo
        </button>
      </>
    )
  }
  render(<Buttons />)
  expect(screen.getByText('Undo')).toHaveProperty('disabled', true)
  act(() => {
    editDesk(desk, (doc) => createGroup(doc, { id: 'g1', title: 'Mine', multiTopicId: 't', questionId: 'q' }))
    desk.transact(
      () => createGroup(desk, { id: 'g2', title: 'Theirs', multiTopicId: 't', questionId: 'q' }),
      'server',
    )
    editDesk(desk, (doc) => renameGroup(doc, 'g1', 'Renamed'))
  })
  act(() => screen.getByText('Undo').click())
  expect(titles(desk)).toEqual(['Mine', 'Theirs'])
  act(() => screen.getByText('Undo').click())
  expect(titles(desk)).toEqual(['Theirs'])
  act(() => screen.getByText('Redo').click())
  expect(titles(desk)).toContain('Mine')
})

test('an edit that a rule refuses returns the reason and changes nothing', () => {
  const desk = aDesk()
  const before = Y.encodeStateVector(desk)
  expect(editDesk(desk, (doc) => renameGroup(doc, 'gone', 'New'))).toEqual({
    ok: false,
    message: messages.NOT_FOUND,
  })
  expect(Y.encodeStateVector(desk)).toEqual(before)
})

test('[B18] starting over is undone in one step, and only while nothing was edited after it', () => {
  const desk = aDesk()
  const group = { id: 'g1', title: 'Mine', multiTopicId: 't', questionId: 'q' }
  editDesk(desk, (doc) => createGroup(doc, group))
  const first = editDeskUndoably(desk, startOver)
  expect(titles(desk)).toEqual([])
  expect(first.undo()).toBe(true)
  expect(titles(desk)).toEqual(['Mine'])
  expect(first.undo()).toBe(false)
  const second = editDeskUndoably(desk, startOver)
  editDesk(desk, (doc) => createGroup(doc, { ...group, id: 'g2', title: 'New' }))
  expect(second.undo()).toBe(false)
  expect(titles(desk)).toEqual(['New'])
})

test('[E1] a desk of an ended workshop refuses edits and gives the reason', () => {
  const desk = new Y.Doc()
  handleOf(desk).isClosed = true
  const outcome = editDesk(desk, (doc) => doc.getMap('posts').set('p1', 'late'))
  expect(outcome).toEqual({ ok: false, message: messages.sessionEnded })
  expect(desk.getMap('posts').size).toBe(0)
})
