import { beforeAll, expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import * as Y from 'yjs'
import { createAnswer, deleteAnswer } from '#domain/identify/answers.ts'
import { setAnswersShown } from '#domain/identify/flags.ts'
import { projectIdentify } from '#domain/identify/projection.ts'
import { createTopic } from '#domain/identify/topics.ts'
import { readProjectorView } from './projectorView.ts'

const desk = new Y.Doc()
const board = new Y.Doc()

beforeAll(() => {
  createTopic(desk, 't', 'Drinks')
  const answer = { id: 'a', topicId: 't', text: 'Tea', desc: 'With milk', createdAt: 1 }
  createAnswer({ desk, board }, boss, answer)
})

/** The answer that the room sees alone. */
function spotlight(focus: boolean): unknown {
  projectIdentify(desk, board, 'all')
  return readProjectorView(board, { focus, activePostId: 'a' }).spotlight
}

test('[J1] [Y10] the room sees one answer alone while it is presented, shown and not deleted', () => {
  expect(spotlight(true)).toBe(null)
  setAnswersShown(board, true)
  expect(spotlight(false)).toBe(null)
  expect(spotlight(true)).toMatchObject({ text: 'Tea', desc: 'With milk', topicId: 't' })
  deleteAnswer({ desk, board }, boss, 'a')
  expect(spotlight(true)).toBe(null)
})
