import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createPost } from '#domain/brainstorm/posts.ts'
import { readQuestions } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { startBrainstorm } from '#domain/brainstorm/topics.ts'
import { useDerived, useMapValue } from './useDoc.ts'

const facilitator = { role: 'facilitator', isMine: () => true } as const

function aDesk(): Y.Doc {
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
  const desk = aDesk()
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
  const desk = aDesk()
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
  const desk = aDesk()
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
  const [one, other] = [aDesk(), aDesk()]
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
