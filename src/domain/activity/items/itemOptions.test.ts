import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { ana, boss, notFound } from '#support/documents/actors.ts'
import { boxRules, boxType, thingRules, thingType } from '#support/documents/boxes.ts'
import type { Actor } from '../../actor.ts'
import { answersFull } from '../../messages/activities.ts'
import { setFlag } from '../flags.ts'
import { deskEdits } from './arrangeItems.ts'
import { deleteAllItems, deleteItem, updateItem } from './changeItems.ts'
import { assertTakes, createItem } from './createItems.ts'
import { copyOfContents } from './copyItems.ts'
import { orderOf } from './itemType.ts'
import type { ItemType, StoredRecord } from './itemType.ts'
import { projectItems } from './projectItems.ts'
import { readItems } from './readItems.ts'

// What some types say of their items, and others leave out.

let docs: { desk: Y.Doc; board: Y.Doc }
beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  deskEdits.create(boxRules, docs.desk, { id: 'b1', text: 'First' })
})
const add = (id: string): void =>
  createItem(thingRules, docs, ana, { id, boxId: 'b1', text: `text of ${id}`, createdAt: 7.9 })
const open = (): void => void setFlag(docs.board, 'open', true)

test('what of a record is unseen, and how an item was made, stays on desks', () => {
  const type = {
    ...thingType,
    valid: (stored: StoredRecord) => ({ ...thingType.valid(stored), byBoss: stored['byBoss'] === true }),
    unseen: ['byBoss'],
  }
  const rules = {
    ...thingRules,
    type,
    made: (_: object, by: Actor) => ({ byBoss: by.role === 'facilitator' }),
  }
  for (const by of [ana, boss])
    createItem(rules, docs, by, { id: by.role, boxId: 'b1', text: 'x', createdAt: 1, byBoss: true })
  open()
  projectItems({ info: {}, items: [boxType, type] }, docs, 'all')
  const byBoss = (doc: Y.Doc) => readItems(type, doc).map((one) => one.byBoss)
  expect([byBoss(docs.desk), byBoss(docs.board)]).toEqual([
    [false, true],
    [false, false],
  ])
})

test('[PU4] where the room settles an item, its author changes it until the room sees it', () => {
  const type = { ...thingType, settled: answersFull }
  add('ana1')
  const acts = [
    () => updateItem(type, docs, ana, { id: 'ana1', text: 'changed' }),
    () => deleteItem({ type, last: null }, docs, ana, 'ana1'),
  ]
  acts[0]?.()
  open()
  for (const act of acts) expect(act).toThrow(answersFull.sentence)
  updateItem(type, docs, boss, { id: 'ana1', text: 'by a facilitator' })
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  deskEdits.remove(boxRules, docs.desk, 'b1')
  acts[1]?.()
  acts[1]?.()
  expect(readItems(type, docs.desk)).toEqual([])
})

test('[PU9] starting over deletes, and a copy without input leaves out, what is input alone', () => {
  const type = { ...thingType, isInput: (_: Y.Doc, id: string) => !id.startsWith('kept') }
  for (const id of ['kept1', 'ana1', 'kept2']) add(id)
  const copied = (mode: 'copy_all' | 'headings_only') =>
    copyOfContents({ info: {}, items: [boxType, type] }).read(docs, mode).items['things']
  expect(copied('headings_only')).toMatchObject([{ text: 'text of kept1' }, { text: 'text of kept2' }])
  expect(copied('copy_all')).toHaveLength(3)
  deleteAllItems(type, docs.desk)
  deleteAllItems(boxType, docs.desk)
  expect([readItems(type, docs.desk), readItems(boxType, docs.desk)]).toMatchObject([
    [{ id: 'kept1' }, { id: 'kept2' }],
    [{ id: 'b1' }],
  ])
})

const arranged = {
  ...thingType,
  valid: (stored: StoredRecord) => ({ ...thingType.valid(stored), ...orderOf(stored) }),
  ...{ act: 'arrange', sortedBy: 'order', isMostUnderHeading: true, most: 2, countedAs: null },
  isSeen: () => true,
} satisfies ItemType
const arrangedRules = { type: arranged, full: answersFull, last: null }
const arrange = (id: string, boxId: string): void =>
  deskEdits.create(arrangedRules, docs.desk, { id, boxId, text: id })

test('[P6] of more arranged items than may be, boards and copies have the first ones under each heading', () => {
  const types = { info: {}, items: [boxType, arranged] }
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  for (const id of ['1', '2']) arrange(id, 'b1')
  arrange('3', 'b2')
  // Another facilitator's, at the same time.
  arranged.record(docs.desk).set('4', { boxId: 'b1', order: 'z' })
  const shown = (): string[] => readItems(arranged, docs.board).map(({ id }) => id)
  projectItems(types, docs, 'all')
  expect(shown()).toEqual(['1', '2', '3'])
  expect(copyOfContents(types).read(docs, 'copy_all').items['things']).toMatchObject([
    ...[{ text: '1' }, { text: '2' }, { text: '3' }],
  ])
  deskEdits.remove(arrangedRules, docs.desk, '1', 'gone')
  projectItems(types, docs, new Map([[arranged.deleted.key, new Set(['1'])]]))
  expect(shown()).toEqual(['2', '3', '4'])
})

test('[B9] what is arranged under a heading that was deleted is gone with it, and back with it', () => {
  arrange('1', 'b1')
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  deskEdits.remove(boxRules, docs.desk, 'b1')
  expect(() => deskEdits.update(arranged, docs.desk, { id: '1', text: 'late' })).toThrow(notFound)
  deskEdits.remove(arrangedRules, docs.desk, '1')
  boxType.deleted(docs.desk).delete('b1')
  expect(readItems(arranged, docs.desk)).toMatchObject([{ id: '1', text: '1' }])
})

test('[Q6] as many as may be under each heading, of those that stand', () => {
  const under = { isMostUnderHeading: true, most: 2 } as const
  const rules = { ...thingRules, type: { ...thingType, ...under } }
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  const made = (id: string, boxId: string): void =>
    createItem(rules, docs, ana, { id, boxId, text: id, createdAt: 1 })
  for (const id of ['1', '2']) made(id, 'b1')
  expect(() => made('3', 'b1')).toThrow(answersFull.sentence)
  for (const id of ['3', '4']) made(id, 'b2')
  deleteItem(rules, docs, boss, '1')
  made('5', 'b1')
  expect(() => made('6', 'b1')).toThrow(answersFull.sentence)
  const [one, two] = [{ boxId: 'b1' }, { boxId: 'b2' }]
  deleteItem(rules, docs, boss, '2', '3')
  assertTakes(rules, docs, [one, two])
  for (const more of [
    [one, one],
    [two, one, two],
  ])
    expect(() => assertTakes(rules, docs, more)).toThrow(answersFull.sentence)
  for (const id of ['2', '3', '5']) arranged.record(docs.desk).delete(id)
  for (const id of ['7', '8']) arrange(id, 'b1')
  expect(() => arrange('9', 'b1')).toThrow(answersFull.sentence)
  arrange('9', 'b2')
})
