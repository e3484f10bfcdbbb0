import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { act, idOf } from '#kinds/arbitraries.ts'
import { boss } from '#support/documents/actors.ts'
import { testedBrainstorm } from '#kinds/brainstorm/model.ts'
import type { Edit, TextRoom } from '#kinds/contract.ts'
import { canariesIn } from '#kinds/kindRoom.ts'
import { ProjectedRoom, valuesOf } from '#support/documents/projectedRoom.ts'
import { limits } from '../../limits.ts'
import { createComment } from '../comments.ts'
import { writeCopy } from './copy.ts'
import { readForCopy } from './copyValues.ts'
import type { CopyMode } from '../../activity/model.ts'
import { setFlag } from '../../activity/flags.ts'
import { flagNames } from '../flags.ts'
import { createPost } from '../posts.ts'
import type { ActivityDocs } from '../../activity/docs.ts'
import { projectBrainstorm } from '../projection.ts'
import { commentsByPost, readGroups, readPosts, readQuestions, readTopics } from '../read.ts'
import type { CommentView } from '../read.ts'
import { boardRoots, roots } from '../roots.ts'
import { createQuestion, createTopic } from '../topics.ts'

type Step = (room: TextRoom) => void

const onDesk =
  (edit: Edit): Step =>
  (room) =>
    edit(room.desk, room)
const steps = fc.array(fc.oneof(testedBrainstorm.acts, testedBrainstorm.edits.map(onDesk)), { maxLength: 60 })

/** Browsers write desks, so a desk may contain any values. */
const oddities = fc.array(
  fc.oneof(
    fc.constant<Step>((room) => void roots.questionText(room.desk).set('q0', room.canary().repeat(99))),
    act(idOf('p'), ({ desk }, id) => roots.postText(desk).set(id, 7 as never)),
    act(idOf('p'), ({ desk }, id) => roots.groups(desk).set(id, roots.groups(desk).get('g0') as never)),
    act(idOf('c'), ({ desk }, id) =>
      roots.comments(desk).set(id, { postId: 'p0', parentId: id, createdAt: 1 }),
    ),
    fc.constant<Step>((room) => {
      const { desk } = room
      for (let index = 4; index < 14; index += 1) {
        roots.questions(desk).set(`q${index}`, { order: `z${index}` })
        roots.questionText(desk).set(`q${index}`, room.canary())
      }
    }),
  ),
  { maxLength: 3 },
)

test('[K1] a copy shows the room what the original shows, without deleted items, likes and old ids', () => {
  fc.assert(
    fc.property(steps, oddities, (acts, odd) => {
      const room = filledRoom([...acts, ...odd])
      const copy = copyOf(room, 'copy_all')
      for (const docs of [room, copy]) showAll(docs)
      expect(picture(copy.board)).toEqual(picture(room.board))

      const there = canariesIn(JSON.stringify([picture(room.desk), roots.info(room.desk).get('notes')]))
      const bytes = [Y.encodeStateAsUpdate(copy.desk), Y.encodeStateAsUpdate(copy.board)]
      const carried = bytes.flatMap((each) => canariesIn(new TextDecoder('latin1').decode(each)))
      expect(carried.filter((canary) => !there.includes(canary))).toEqual([])

      const values = valuesOf(copy.desk)
      for (const name of ['topicDeleted', 'questionDeleted', 'postDeleted', 'groupDeleted', 'scores'])
        expect(values[name]).toEqual({})
      const ids = Object.values(values).flatMap((root) => Object.keys(root as object))
      expect(ids.filter((each) => /^[tqpgc]\d+$/.test(each))).toEqual([])
    }),
  )
})

test('[K1] a copy of the headings has texts, topics and questions and no input', () => {
  fc.assert(
    fc.property(steps, (acts) => {
      const room = filledRoom(acts)
      const copy = copyOf(room, 'headings_only')
      const { topics, questions, info } = picture(room.desk)
      expect(picture(copy.desk)).toEqual({ info, topics, questions, groups: [], posts: [] })
      expect(roots.info(copy.desk).get('notes')).toBe(roots.info(room.desk).get('notes'))
    }),
  )
})

test('[K2] a copy keeps hidden flags and like settings, and none of the room’s progress', () => {
  const room = filledRoom([])
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

function filledRoom(acts: Step[]): ProjectedRoom {
  const room = new ProjectedRoom(true)
  room.change(() => void roots.info(room.desk).set('notes', room.canary()))
  for (const step of acts) room.change(() => step(room))
  return room
}

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

function showAll({ desk, board }: ActivityDocs): void {
  setFlag(board, flagNames.globalAnswers, true)
  projectBrainstorm(desk, board, 'all')
}

/** The contents of a document, with list indexes in place of ids. */
function picture(doc: Y.Doc) {
  const topics = readTopics(doc)
  const questions = readQuestions(doc).slice(0, limits.questions)
  const comments = commentsByPost(doc)
  const placed = <Thing extends { multiTopicId: string; questionId: string }>(things: Thing[]) =>
    things.flatMap(({ multiTopicId, questionId, ...thing }) => {
      const at = [
        topics.findIndex((one) => one.id === multiTopicId),
        questions.findIndex((one) => one.id === questionId),
      ]
      return at.includes(-1) ? [] : [{ ...thing, at }]
    })
  const groups = placed(readGroups(doc))
  const { notes: _notes, ...info } = roots.info(doc).toJSON()
  return {
    info,
    topics: topics.map(({ text }) => text),
    questions: questions.map(({ text }) => text),
    groups: groups.map(({ id: _id, score: _score, ...each }) => each),
    posts: placed(readPosts(doc)).map(({ id: postId, score: _score, place: _place, groupId, ...each }) => ({
      ...each,
      group: groupId === null ? -1 : groups.findIndex((one) => one.id === groupId),
      comments: (comments.get(postId) ?? []).map(thread),
    })),
  }
}

function thread({ text, createdAt, replies }: CommentView): object {
  return { text, createdAt, replies: replies.map(thread) }
}
