import { beforeAll, expect, test } from 'vitest'
import { boss } from '#support/documents/actors.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { deleteItem } from '#domain/activity/items/changeItems.ts'
import { createItem } from '#domain/activity/items/createItems.ts'
import { answerRules } from '#domain/identify/answerRules.ts'
import { identifyModel } from '#domain/identify/model.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import * as Y from 'yjs'
import { setAnswersShown } from '#domain/identify/flags.ts'
import { readProjectorView } from './projectorView.ts'

const desk = new Y.Doc()
const board = new Y.Doc()

beforeAll(() => {
  deskEdits.create(topicRules, desk, { id: 't', text: 'Drinks' })
  const answer = { id: 'a', topicId: 't', text: 'Tea', desc: 'With milk', createdAt: 1 }
  createItem(answerRules, { desk, board }, boss, answer)
})

/** The answer that the room sees alone. */
function spotlight(focus: boolean): unknown {
  identifyModel.project({ desk, board }, 'all')
  return readProjectorView(board, { focus, activePostId: 'a' }).spotlight
}

test('[J1] [Y10] the room sees one answer alone while it is presented, shown and not deleted', () => {
  expect(spotlight(true)).toBe(null)
  setAnswersShown(board, true)
  expect(spotlight(false)).toBe(null)
  expect(spotlight(true)).toMatchObject({ text: 'Tea', desc: 'With milk', topicId: 't' })
  deleteItem(answerRules, { desk, board }, boss, 'a')
  expect(spotlight(true)).toBe(null)
})
