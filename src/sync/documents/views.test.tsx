import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createGroup, renameGroup } from '#domain/brainstorm/groups/groups.ts'
import { createPost } from '#domain/brainstorm/posts.ts'
import { readGroups, readQuestions } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { startOver } from '#domain/brainstorm/startOver.ts'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { messages } from '#domain/messages.ts'
import { editDesk, editDeskUndoably, useUndo } from './desk.ts'
import { handleOf } from './docHandle.ts'
import { useDerived, useMapValue } from './useDoc.ts'

function aDesk(): Y.Doc {
  const desk = new Y.Doc()
  startBrainstorm(desk, 'Ideas', { topic: 't', question: 'q' })
  return desk
}

const group = { id: 'g1', title: 'Mine', multiTopicId: 't', questionId: 'q' }
const titles = (desk: Y.Doc): string[] => readGroups(desk).map(({ title }) => title)

test('each edit is one undo step, and edits of other facilitators stay', () => {
  const desk = aDesk()
  function Buttons() {
    const { undo, redo, canUndo, canRedo } = useUndo(desk)
    const buttons = { Undo: [canUndo, undo], Redo: [canRedo, redo] } as const
    return Object.entries(buttons).map(([name, [can, run]]) => (
      <button key={name} disabled={!can} onClick={run}>
        {name}
      </button>
    ))
  }
  render(<Buttons />)
  expect(screen.getByText('Undo')).toHaveProperty('disabled', true)
  act(() => {
    editDesk(desk, (doc) => createGroup(doc, group))
    desk.transact(() => createGroup(desk, { ...group, id: 'g2', title: 'Theirs' }), 'server')
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

test('[M21] an undo that is offered for later opens a desk whose page was left', () => {
  const desk = aDesk()
  const release = vi.fn()
  const hold = vi.fn(() => release)
  handleOf(desk).hold = hold
  const deleted = editDeskUndoably(desk, startOver)
  expect(deleted.undo()).toBe(true)
  expect([hold.mock.calls.length, release.mock.calls.length]).toEqual([1, 1])
  const again = editDeskUndoably(desk, startOver)
  handleOf(desk).isClosed = true
  expect([again.undo(), hold.mock.calls.length]).toEqual([false, 1])
})

test('[E1] a desk of an ended workshop refuses edits and gives the reason', () => {
  const desk = new Y.Doc()
  handleOf(desk).isClosed = true
  const outcome = editDesk(desk, (doc) => doc.getMap('posts').set('p1', 'late'))
  expect(outcome).toEqual({ ok: false, message: messages.sessionEnded })
  expect(desk.getMap('posts').size).toBe(0)
})

const facilitator = { role: 'facilitator', isMine: () => true } as const

function deskWithPost(): Y.Doc {
  const desk = new Y.Doc()
  startBrainstorm(desk, 'Ideas', { topic: 't', question: 'q' })
  addPost(desk, 'p1', 'One')
  return desk
}

function addPost(desk: Y.Doc, id: string, text: string): void {
  const board = new Y.Doc()
  desk.transact(() => createPost({ desk, board }, facilitator, { id, text, createdAt: 1 }))
}

test('a card renders again for its own text only', () => {
  const desk = deskWithPost()
  addPost(desk, 'p2', 'Two')
  const renders: string[] = []
  function Card({ id }: { id: string }) {
    const text = useMapValue(desk, roots.postText, id)
    renders.push(id)
    return <p>{text}</p>
  }
  render(
    <>
      <Card id="p1" />
      <Card id="p2" />
    </>,
  )
  renders.length = 0
  act(() => void roots.postText(desk).set('p2', 'Second'))
  act(() => void roots.scores(desk).set('p1', 4))
  expect(renders).toEqual(['p2'])
  expect(screen.getByText('Second')).toBeTruthy()
})

test('a derived value renders again only when it differs by value, with inline functions too', () => {
  const desk = deskWithPost()
  let renders = 0
  const seen = new Set<unknown>()
  function Questions({ suffix }: { suffix: string }) {
    const texts = useDerived(desk, [roots.questions, roots.questionText, roots.questionDeleted], (doc) =>
      readQuestions(doc).map(({ text }) => `${text}${suffix}`),
    )
    renders += 1
    seen.add(texts)
    return <p>{texts.join()}</p>
  }
  const { rerender } = render(<Questions suffix="?" />)
  act(() => addPost(desk, 'p2', 'Two'))
  act(() => void roots.questionText(desk).set('q', 'Question #1'))
  expect(renders).toBe(1)
  rerender(<Questions suffix="?" />)
  expect(seen.size).toBe(1)
  rerender(<Questions suffix="!" />)
  expect(screen.getByText('Question #1!')).toBeTruthy()
  act(() => void roots.questionText(desk).set('q', 'Why'))
  expect(screen.getByText('Why!')).toBeTruthy()
})

test('a transaction over many maps notifies once', () => {
  const desk = deskWithPost()
  let reads = 0
  function Count() {
    return <p>{useDerived(desk, 'all', (doc) => (reads += 1) && roots.posts(doc).size)}</p>
  }
  render(<Count />)
  reads = 0
  act(() => {
    desk.transact(() => {
      for (let index = 0; index < 50; index += 1) addPost(desk, `n${index}`, 'Many')
    })
  })
  expect(screen.getByText('51')).toBeTruthy()
  // Once for the notification, once for the render with its new function.
  expect(reads).toBeLessThanOrEqual(2)
})

test('another document is read anew', () => {
  const [one, other] = [deskWithPost(), deskWithPost()]
  addPost(other, 'p2', 'Two')
  function Count({ desk }: { desk: Y.Doc }) {
    return <p>{useDerived(desk, [roots.posts], (doc) => roots.posts(doc).size)}</p>
  }
  const { rerender } = render(<Count desk={one} />)
  rerender(<Count desk={other} />)
  expect(screen.getByText('2')).toBeTruthy()
  act(() => addPost(other, 'p3', 'Three'))
  expect(screen.getByText('3')).toBeTruthy()
})
