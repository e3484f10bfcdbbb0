import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { boss } from '#support/documents/actors.ts'
import { ProjectedRoom } from '#support/documents/projectedRoom.ts'
import { limits } from '../limits.ts'
import { createComment } from './comments.ts'
import { readForCopy, writeCopy } from './copy.ts'
import type { CopyMode } from '../activity/model.ts'
import { setFlag } from '../activity/flags.ts'
import { flagNames } from './flags.ts'
import { createPost } from './posts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { projectBrainstorm } from './projection.ts'
import { readQuestions, readTopics } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { createQuestion, createTopic } from './topics.ts'

test('[K2] a copy keeps hidden flags and like settings, and none of the room’s progress', () => {
  const room = new ProjectedRoom(true)
  room.change(() => {
    for (const name of [
      flagNames.globalAnswers,
      flagNames.sortByPopularity,
      flagNames.inputLocked,
      flagNames.lockedByTimer,
      flagNames.likesClosed,
      flagNames.likeCountsHidden,
      flagNames.showAnswers('t0', 'q0'),
      flagNames.topicHidden('t1'),
      flagNames.questionHidden('q1'),
    ])
      setFlag(room.board, name, true)
    boardRoots.settings(room.board).set('likesPerPerson', 3)
  })
  const copy = copyOf(room, 'copy_all')
  const [topicId, questionId] = [readTopics(copy.desk)[1]?.id ?? '', readQuestions(copy.desk)[1]?.id ?? '']
  expect([...boardRoots.flags(copy.board).keys()].sort()).toEqual(
    [flagNames.likeCountsHidden, flagNames.topicHidden(topicId), flagNames.questionHidden(questionId)].sort(),
  )
  expect(boardRoots.settings(copy.board).toJSON()).toEqual({ likesPerPerson: 3 })
})

test('[K1] of more questions than there may be, the first are copied', () => {
  const { desk, board } = new ProjectedRoom()
  for (let index = 4; index < 14; index += 1) {
    roots.questions(desk).set(`q${index}`, { order: `z${index}` })
    roots.questionText(desk).set(`q${index}`, `Question ${index}`)
  }
  const copied = readQuestions(copyOf({ desk, board }, 'copy_all').desk)
  expect(copied.map(({ text }) => text)).toEqual(
    readQuestions(desk)
      .slice(0, limits.questions)
      .map(({ text }) => text),
  )
})

test('[K1] [B22] a copied comment has no author, also a facilitator’s', () => {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  createTopic(docs.desk, 't1', 'Topic 1')
  createQuestion(docs.desk, 'q1', 'Question #1')
  createPost(docs, boss, { id: 'p1', text: 'Trains', createdAt: 1 })
  createComment(docs, boss, { id: 'c1', on: { postId: 'p1' }, text: 'Why?', createdAt: 2 })
  const { desk } = copyOf(docs, 'copy_all')
  expect([...roots.comments(desk).values()].map((one) => Object.keys(one).sort())).toEqual([
    ['createdAt', 'parentId', 'place', 'postId'],
  ])
})

function copyOf(docs: ActivityDocs, mode: CopyMode): ActivityDocs {
  const copy = { desk: new Y.Doc(), board: new Y.Doc() }
  writeCopy(copy, readForCopy(docs, mode), () => crypto.randomUUID())
  projectBrainstorm(copy.desk, copy.board, 'all')
  return copy
}
