import { expect, test } from 'vitest'
import {
  copiedBy as by,
  copiedTexts as textsOf,
  copiedThing as thing,
  copyItem,
} from '#support/documents/copied.ts'
import * as Y from 'yjs'
import { boss, notFound } from '#support/documents/actors.ts'
import type { CopyItem, CopyType } from '../activity/copiedInput.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { deleteItem } from '../activity/items/changeItems.ts'
import { createItem } from '../activity/items/createItems.ts'
import { readItems } from '../activity/items/readItems.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { answerRules } from './answerRules.ts'
import { answerType, topicType } from './items.ts'
import { topicRules } from './topicRules.ts'
import { identifyModel } from './model.ts'

const { input } = identifyModel
if (!input) throw new Error('it takes input')
const { read: readInput, write: writeInput } = input

function activity(): ActivityDocs {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  deskEdits.create(topicRules, docs.desk, { id: 't1', text: 'One' })
  deskEdits.create(topicRules, docs.desk, { id: 't2', text: 'Two' })
  return docs
}

function filled(): ActivityDocs {
  const docs = activity()
  for (const [id, topicId] of [
    ['a', 't1'],
    ['b', 't2'],
    ['c', 't1'],
    ['gone', 't1'],
  ] as const)
    createItem(answerRules, docs, boss, {
      id,
      topicId,
      text: `text ${id}`,
      desc: `more of ${id}`,
      createdAt: 1,
    })
  deleteItem(answerRules, docs, boss, 'gone')
  return docs
}

const item = (type: CopyType, objId: string, more: Partial<CopyItem> = {}) =>
  copyItem(type, objId, { copyChildren: true, ...more })
const read = (items: CopyItem[], scope = {}) => readInput(filled(), 'object', items, scope)

test('[K6] [Y8] copies an answer, a topic or everything, and an item named twice once', () => {
  expect(textsOf(read([item('ANSWERS', 'b'), item('ANSWERS', 'object')]))).toEqual([
    ...['text b', 'text a', 'text c'],
  ])
  expect(textsOf(read([item('ANSWERS', 't1'), item('ANSWERS', 'gone')]))).toEqual(['text a', 'text c'])
  expect(textsOf(read([item('TOP', 'object', { count: 2 })]))).toEqual(['text a', 'text b'])
  expect(textsOf(read([item('ANSWERS', 'object')], { multiTopicId: 't2' }))).toEqual(['text b'])
  for (const type of ['TOPICS', 'MULTI_TOPICS'] as const) {
    expect(textsOf(read([item(type, 't2')]))).toEqual([['Two', ['text b']]])
    expect(textsOf(read([item(type, 'object', { copyChildren: false })]))).toEqual(['One', 'Two'])
  }
  expect(read([item('ANSWERS', 'a')])[0]).toMatchObject({ desc: 'more of a', score: 0, comments: [] })
})

test('[K7] [Y8] groups are copied as their answers behind the existing ones, cut to the limits', () => {
  const into = filled()
  const given = [thing('x'.repeat(900)), thing('Group', [thing('below')]), thing('')]
  expect(writeInput(into, given, { kind: 'ANSWERS' }, by).copied).toBe(2)
  const places = readItems(answerType, into.desk).map(({ text, topicId }) => `${text.slice(0, 6)} ${topicId}`)
  expect(places).toEqual(['text a t1', 'text b t2', 'text c t1', 'xxxxxx t1', 'below t1'])
  expect(readItems(answerType, into.desk)[3]?.text).toHaveLength(limits.postText)
  expect(() => writeInput(into, [thing('')], { kind: 'ANSWERS' }, by)).toThrow(
    messages.nothingToCopy.sentence,
  )
  deskEdits.remove(topicRules, into.desk, 't2')
  const gone = { kind: 'ANSWERS', multiTopicId: 't2' } as const
  expect(() => writeInput(into, [thing('x')], gone, by)).toThrow(notFound)
})

test('[K7] [Y8] questions and topics become topics with their content', () => {
  for (const kind of ['QUESTIONS', 'TOPICS'] as const) {
    const into = activity()
    const given = [thing('Why?', [thing('because'), thing('Group', [thing('in it')])]), thing('')]
    const { made, copied } = writeInput(into, given, { kind }, by)
    expect([copied, made.map((one) => one.kind)]).toEqual([
      2,
      ['identifyTopic', 'identifyTopic', 'identifyAnswer', 'identifyAnswer'],
    ])
    expect(readItems(topicType, into.desk).map(({ text }) => text)).toEqual(['One', 'Two', 'Why?', 'Topic 4'])
    const [first] = made
    expect(
      readItems(answerType, into.desk).map(({ text, topicId }) => [text, topicId === first?.id]),
    ).toEqual([
      ['because', true],
      ['in it', true],
    ])
  }
})

test('[K9] [Y8] a heading that is hidden does not become a topic, which the room would see; nothing is copied', () => {
  const into = activity()
  const hidden = { ...thing('Later', [thing('because')]), isHidden: true }
  for (const kind of ['QUESTIONS', 'TOPICS'] as const)
    expect(() => writeInput(into, [thing('Now'), hidden], { kind }, by)).toThrow(
      messages.hiddenForIdentify.sentence,
    )
  expect([readItems(topicType, into.desk).length, readItems(answerType, into.desk).length]).toEqual([2, 0])
  expect(writeInput(into, [hidden], { kind: 'ANSWERS' }, by).copied).toBe(1)
  identifyModel.project({ desk: into.desk, board: into.board }, 'all')
  expect(readItems(answerType, into.board)).toEqual([])
})

test('[K8] more than fits is refused as a whole', () => {
  const into = activity()
  const many = Array.from({ length: limits.identifyTopics - 1 }, () => thing('x', [thing('y')]))
  expect(() => writeInput(into, many, { kind: 'TOPICS' }, by)).toThrow(
    messages.tooManyForIdentify(limits.identifyTopics).sentence,
  )
  expect([readItems(topicType, into.desk).length, readItems(answerType, into.desk).length]).toEqual([2, 0])
  expect(writeInput(into, many.slice(1), { kind: 'TOPICS' }, by).copied).toBe(limits.identifyTopics - 2)
})
