import fc from 'fast-check'
import { expect } from 'vitest'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { deleteAllItems, deleteItem, updateItem } from '#domain/activity/items/changeItems.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { createItem } from '#domain/activity/items/createItems.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import type { Actor } from '#domain/actor.ts'
import { flagNames, setAnswersShown } from '#domain/identify/flags.ts'
import { updateInfo } from '#domain/identify/info.ts'
import { answerRules } from '#domain/identify/answerRules.ts'
import { answerType, topicType } from '#domain/identify/items.ts'
import { identifyModel } from '#domain/identify/model.ts'
import { topicRules } from '#domain/identify/topicRules.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
import { limits } from '#domain/limits.ts'
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const [topic, answer] = [idOf('t'), idOf('a')]

const answered = (room: TextRoom, [answerId, topicId]: [string, string]): void =>
  createItem(answerRules, room, boss, {
    ...{ id: answerId, topicId, createdAt: 5 },
    ...{ text: room.canary(), desc: room.canary() },
  })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(fc.tuple(answer, topic), answered),
  act(answer, (room, id) =>
    updateItem(answerType, room, boss, { id, text: room.canary(), desc: room.canary() }),
  ),
  act(answer, (room, id) => deleteItem(answerRules, room, boss, id)),
  act(fc.boolean(), ({ board }, shown) => setAnswersShown(board, shown)),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(topic, (desk, id, room) => deskEdits.create(topicRules, desk, { id, text: room.canary() })),
  edit(topic, (desk, id, room) => deskEdits.update(topicType, desk, { id, text: room.canary() })),
  edit(topic, (desk, id) => deskEdits.remove(topicRules, desk, id)),
  edit(topic, (desk, id) => deskEdits.move(topicType, desk, id, null)),
  edit(answer, (desk, id) => deleteItem(answerRules, { desk, board: desk }, boss, id)),
  edit(answer, (desk, id, room) => answerType.fields.text.map(desk).set(id, room.canary())),
  sourceEdits(answer),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { identifyDesc: room.canary() })),
  fc.constant<Edit>((desk) => deleteAllItems(answerType, desk)),
)

/** What tests know of Identify. */
export const testedIdentify: TestedModel = {
  model: identifyModel,
  start(room) {
    deskEdits.create(topicRules, room.desk, { id: 't0', text: room.canary() })
    deskEdits.create(topicRules, room.desk, { id: 't1', text: room.canary() })
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
    const topics = [...topicType.record(desk).entries()].flatMap(([topicId, place]) =>
      typeof place?.['order'] === 'string' && !topicType.deleted(desk).get(topicId) ? topicId : [],
    )
    const isShown = boardRoots.flags(board).get('shown') === true
    const answers = [...answerType.record(desk).entries()].flatMap(([answerId, record]) =>
      isShown && topics.includes(String(record?.['topicId'])) && !answerType.deleted(desk).get(answerId)
        ? answerId
        : [],
    )
    return [
      roots.info(desk).get('identifyDesc'),
      ...topics.map((topicId) => topicType.fields.text.map(desk).get(topicId)),
      ...answers.flatMap((answerId) => [
        answerType.fields.text.map(desk).get(answerId),
        answerType.fields.desc.map(desk).get(answerId),
      ]),
    ]
  },
  assertValid(board) {
    const topics = new Set(readItems(topicType, board).map((one) => one.id))
    expect(topics.size).toBeLessThanOrEqual(limits.identifyTopics)
    for (const [key, count] of boardRoots.counts(board)) {
      expect([...topics].map((id) => countKey(answerType, id))).toContain(key)
      expect(count).toBeGreaterThan(0)
    }
    const answers = readItems(answerType, board)
    expect(answers).toHaveLength(answerType.record(board).size)
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
