import fc from 'fast-check'
import { expect } from 'vitest'
import { moveBefore } from '#domain/activity/reorder.ts'
import type { Actor } from '#domain/actor.ts'
import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { createAnswer, deleteAnswer, updateAnswer } from '#domain/identify/answers.ts'
import { flagNames, setAnswersShown } from '#domain/identify/flags.ts'
import { updateInfo } from '#domain/identify/info.ts'
import { identifyModel } from '#domain/identify/model.ts'
import { readAnswers, readTopics } from '#domain/identify/read.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
import { startOver } from '#domain/identify/startOver.ts'
import { createTopic, deleteTopic, updateTopic } from '#domain/identify/topics.ts'
import { limits } from '#domain/limits.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const [topic, answer] = [idOf('t'), idOf('a')]

const answered = (room: TextRoom, [answerId, topicId]: [string, string]): void =>
  createAnswer(room, boss, {
    ...{ id: answerId, topicId, createdAt: 5 },
    ...{ text: room.canary(), desc: room.canary() },
  })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(answer, topic), answered),
  act(answer, (room, id) => updateAnswer(room, boss, { id, text: room.canary(), desc: room.canary() })),
  act(answer, (room, id) => deleteAnswer(room, boss, id)),
  act(fc.boolean(), ({ board }, shown) => setAnswersShown(board, shown)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(topic, (desk, id, room) => createTopic(desk, id, room.canary())),
  edit(topic, (desk, id, room) => updateTopic(desk, id, room.canary())),
  edit(topic, deleteTopic),
  edit(topic, (desk, id) => moveBefore(roots.topics(desk), id, null)),
  edit(answer, (desk, id) => deleteAnswer({ desk, board: desk }, boss, id)),
  edit(answer, (desk, id, room) => roots.answerText(desk).set(id, room.canary())),
  sourceEdits(answer),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { identifyDesc: room.canary() })),
  fc.constant<Edit>(startOver),
)

/** What tests know of Identify. */
export const testedIdentify: TestedModel = {
  model: identifyModel,
  start(room) {
    createTopic(room.desk, 't0', room.canary())
    createTopic(room.desk, 't1', room.canary())
  },
  fill(room) {
    updateInfo(room.desk, { identifyDesc: room.canary(), notes: room.canary() })
    for (const at of [
      ['a0', 't0'],
      ['a1', 't0'],
      ['a2', 't1'],
    ] as [string, string][])
      answered(room, at)
    setAnswersShown(room.board, true)
  },
  acts,
  edits,
  show: ({ board }, shown) => setAnswersShown(board, shown),
  almost: fc.oneof(
    plain({ order: fc.constantFrom<unknown>('a0', 'a1', 5, null) }),
    plain({
      topicId: fc.constantFrom<unknown>('x0', 'x1', 'x2', 7),
      createdAt: fc.constantFrom<unknown>(1, 2, 'a'),
      place: fc.constantFrom<unknown>(0, 1, 'a', null),
    }),
  ),
  shownTexts({ desk, board }) {
    const topics = [...roots.topics(desk).entries()].flatMap(([topicId, place]) =>
      typeof place?.order === 'string' && !roots.topicDeleted(desk).get(topicId) ? topicId : [],
    )
    const isShown = boardRoots.flags(board).get('shown') === true
    const answers = [...roots.answers(desk).entries()].flatMap(([answerId, record]) =>
      isShown && topics.includes(record?.topicId) && !roots.answerDeleted(desk).get(answerId) ? answerId : [],
    )
    return [
      roots.info(desk).get('identifyDesc'),
      ...topics.map((topicId) => roots.topicText(desk).get(topicId)),
      ...answers.flatMap((answerId) => [
        roots.answerText(desk).get(answerId),
        roots.answerDesc(desk).get(answerId),
      ]),
    ]
  },
  assertValid(board) {
    const topics = new Set(readTopics(board).map((one) => one.id))
    expect(topics.size).toBeLessThanOrEqual(limits.identifyTopics)
    for (const [key, count] of boardRoots.counts(board)) {
      expect([...topics].map(answerCountKey)).toContain(key)
      expect(count).toBeGreaterThan(0)
    }
    const answers = readAnswers(board)
    expect(answers).toHaveLength(roots.answers(board).size)
    if (!boardRoots.flags(board).get(flagNames.shown)) expect(answers).toEqual([])
    expectSources(board, answers)
    for (const { text, desc, topicId, createdAt, place } of answers) {
      expect(topics.has(topicId)).toBe(true)
      expect([typeof text, typeof desc, typeof createdAt, typeof place]).toEqual([
        ...['string', 'string', 'number', 'number'],
      ])
      expect(text.length).toBeLessThanOrEqual(limits.postText)
      expect(desc.length).toBeLessThanOrEqual(limits.postDesc)
    }
  },
}
