import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { plain } from '#kinds/arbitraries.ts'
import { collectChanges } from '#kinds/kindRoom.ts'
import { ana, badInput, boss, forbidden, notFound } from '#support/documents/actors.ts'
import { boxRules, boxType, contents, thingRules, thingType } from '#support/documents/boxes.ts'
import type { Actor } from '../../actor.ts'
import { inputLocked, answersFull, answersUsedUp } from '../../messages/activities.ts'
import { colorOf } from '../colors.ts'
import { countsOf } from '../counts.ts'
import { activityRoots, rootMap } from '../docs.ts'
import { setFlag, setInputLocked } from '../flags.ts'
import { numberOf } from '../numberOf.ts'
import { writeSource } from '../source.ts'
import { deskEdits } from './arrangeItems.ts'
import { deleteAllItems, deleteItem, updateItem } from './changeItems.ts'
import { createItem } from './createItems.ts'
import { copyOfContents } from './copyItems.ts'
import { followItems } from './countItems.ts'
import { mapsOf } from './itemType.ts'
import { projectItems } from './projectItems.ts'
import { readItem, readItems, readStanding } from './readItems.ts'

const ben: Actor = { role: 'participant', isMine: (id) => id.startsWith('ben') }
let docs: { desk: Y.Doc; board: Y.Doc }
beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  deskEdits.create(boxRules, docs.desk, { id: 'b1', text: 'First' })
})
const add = (id: string, more: object = {}, by = ana): void =>
  createItem(thingRules, docs, by, { id, boxId: 'b1', text: `text of ${id}`, createdAt: 7.9, ...more })
const open = (): void => void setFlag(docs.board, 'open', true)
const project = (): void => projectItems(contents, docs, 'all')

test('[B1] an item keeps heading and time, stands in the order of acceptance, and its id is used once', () => {
  for (const id of ['ana2', 'ana1']) add(id)
  expect(readItems(thingType, docs.desk)).toEqual([
    { id: 'ana2', boxId: 'b1', createdAt: 7, place: 0, text: 'text of ana2', desc: '' },
    { id: 'ana1', boxId: 'b1', createdAt: 7, place: 1, text: 'text of ana1', desc: '' },
  ])
  deleteItem(thingRules, docs, ana, 'ana2')
  for (const id of ['ana1', 'ana2']) expect(() => add(id)).toThrow(forbidden)
  expect(() => add('ana3', { boxId: 'none' })).toThrow(notFound)
})

test('texts are cleaned and have their limits; what may be left out may be blank; a refused act writes nothing', () => {
  const before = Y.encodeStateVector(docs.desk)
  expect(() => add('ana1', { text: ' ​' })).toThrow('Please enter a text.')
  for (const more of [{ text: 'x'.repeat(21) }, { desc: 'x'.repeat(31) }])
    expect(() => add('ana1', more)).toThrow('at most')
  expect(Y.encodeStateVector(docs.desk)).toEqual(before)
  add('ana1', { text: ' a\r\nb ', desc: '  ' })
  expect([readItem(thingType, docs.desk, 'ana1')?.text, thingType.fields.desc.map(docs.desk).size]).toEqual([
    ...['a\nb', 0],
  ])
  expect(() => updateItem(thingType, docs, ana, { id: 'ana1', text: 'new', desc: 'x'.repeat(31) })).toThrow()
  expect(readItem(thingType, docs.desk, 'ana1')?.text).toBe('a\nb')
})

test('[B4] [C5] locked input refuses participants, and neither facilitators nor the retry of what was saved', () => {
  add('ana1')
  setInputLocked(docs.board, true)
  for (const act of [
    () => add('ana2'),
    () => updateItem(thingType, docs, ana, { id: 'ana1', text: 'x' }),
    () => deleteItem(thingRules, docs, ana, 'ana1'),
  ])
    expect(act).toThrow(inputLocked.sentence)
  updateItem(thingType, docs, ana, { id: 'ana1', text: 'text of ana1' })
  deleteItem(thingRules, docs, ana, 'never made')
  add('boss1', {}, boss)
})

test("people change their own alone; somebody else's that the room does not see is as if it were not there", () => {
  add('ana1')
  const acts = [
    () => updateItem(thingType, docs, ben, { id: 'ana1', text: 'mine' }),
    () => deleteItem(thingRules, docs, ben, 'ana1'),
  ]
  for (const act of acts) expect(act).toThrow(notFound)
  open()
  for (const act of acts) expect(act).toThrow(forbidden)
  updateItem(thingType, docs, boss, { id: 'ana1', desc: 'by a facilitator' })
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  deskEdits.remove(boxRules, docs.desk, 'b1')
  for (const act of acts) expect(act).toThrow(notFound)
  deleteItem(thingRules, docs, ana, 'ana1')
  expect(() => updateItem(thingType, docs, ana, { id: 'ana1', text: 'late' })).toThrow(notFound)
})

test('[Q6] more than fits is refused, of those that stand and of those ever made; the last heading stays', () => {
  for (const id of ['b2', 'b3']) deskEdits.create(boxRules, docs.desk, { id, text: id })
  expect(() => deskEdits.create(boxRules, docs.desk, { id: 'b4', text: 'x' })).toThrow(answersFull.sentence)
  for (const id of ['b2', 'b3']) deskEdits.remove(boxRules, docs.desk, id)
  expect(() => deskEdits.remove(boxRules, docs.desk, 'b1')).toThrow(answersFull.sentence)
  const counted = { ...docs, deskCount: followItems(thingType, docs.desk) }
  const more = (id: string): void =>
    createItem(thingRules, counted, ana, { id, boxId: 'b1', text: id, createdAt: 1 })
  for (const id of ['1', '2', '3', '4', '5']) more(id)
  expect(() => more('6')).toThrow(answersFull.sentence)
  deleteAllItems(thingType, docs.desk)
  for (const id of ['6', '7', '8']) more(id)
  expect(() => more('9')).toThrow(answersUsedUp.sentence)
})

test('[P3] [P5] the room sees what is seen under headings that stand, and the numbers always', () => {
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  activityRoots.info(docs.desk).set('title', 'Title that is too long')
  activityRoots.info(docs.desk).set('notes', 'for nobody')
  add('ana1', { desc: 'why' })
  add('ana2', { boxId: 'b2' })
  writeSource(docs.desk, 'ana1', { objectId: crypto.randomUUID(), itemId: crypto.randomUUID() })
  project()
  expect([readItems(thingType, docs.board), activityRoots.sources(docs.board).size]).toEqual([[], 0])
  expect(countsOf(docs.board).toJSON()).toEqual({ 'things:b1': 1, 'things:b2': 1 })
  expect(activityRoots.info(docs.board).toJSON()).toEqual({ title: 'Title that' })
  open()
  project()
  expect(readItems(thingType, docs.board)).toEqual(readItems(thingType, docs.desk))
  expect(Object.keys(activityRoots.sources(docs.board).get('ana1') ?? {})).toEqual(['objectId'])
  deskEdits.remove(boxRules, docs.desk, 'b2')
  expect(readStanding(thingType, docs.desk).map(({ id }) => id)).toEqual(['ana1'])
  project()
  expect(readItems(thingType, docs.board).map(({ id }) => id)).toEqual(['ana1'])
  expect(countsOf(docs.board).toJSON()).toEqual({ 'things:b1': 1 })
})

/** What browsers may write to a desk. */
const garbage = fc.oneof(
  fc.constantFrom<unknown>(null, 5, 'x', true, [], {}),
  plain({ boxId: fc.constantFrom<unknown>('b1', 'b2', 7), createdAt: fc.constantFrom<unknown>(1, 'a') }),
  plain({ order: fc.constantFrom<unknown>('a1', 'a2', 9) }),
)
const names = [...mapsOf(boxType), ...mapsOf(thingType), activityRoots.sources].map(({ key }) => key)
const write = fc.tuple(fc.constantFrom(...names), fc.constantFrom('b1', 'b2', 't1', 't2'), garbage)
const step = fc.oneof(write, fc.constant('open'), fc.constant('close'))

test('[P2] [P6] whatever browsers write, the board is valid, and changes lead to the same board as all at once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const [desk, board] = [new Y.Doc(), new Y.Doc()]
      const count = followItems(thingType, desk)
      for (const one of steps) {
        if (typeof one === 'string') {
          setFlag(board, 'open', one === 'open')
          projectItems(contents, { desk, board }, 'all', count)
          continue
        }
        const [name, id, value] = one
        const changes = collectChanges(desk, () => desk.getMap(name).set(id, value))
        projectItems(contents, { desk, board }, changes, count)
      }
      // Facilitators read the desk itself, and so does a copy.
      const copied = copyOfContents(contents).read({ desk, board }, 'copy_all').items
      expect(copied['things']?.length).toBeLessThanOrEqual(readItems(thingType, desk).length)
      const fresh = new Y.Doc()
      setFlag(fresh, 'open', activityRoots.flags(board).get('open') === true)
      projectItems(contents, { desk, board: fresh }, 'all')
      const shown = (doc: Y.Doc) => [...names, 'counts'].map((name) => doc.getMap(name).toJSON())
      expect(shown(board)).toEqual(shown(fresh))
      for (const { text, desc, boxId, createdAt } of readItems(thingType, board)) {
        expect([typeof text, typeof desc, typeof createdAt]).toEqual(['string', 'string', 'number'])
        expect(boxType.record(board).has(boxId)).toBe(true)
      }
    }),
  )
})

test('[K1] [K2] a copy of a copy has the same values, under new ids, and without input its headings alone', () => {
  const copy = copyOfContents(contents)
  deskEdits.create(boxRules, docs.desk, { id: 'b2', text: 'Second' })
  for (const [id, boxId] of [
    ['ana1', 'b2'],
    ['ana2', 'b1'],
    ['gone', 'b1'],
  ] as const)
    add(id, { boxId, desc: `more of ${id}` })
  deleteItem(thingRules, docs, boss, 'gone')
  const values = copy.read(docs, 'copy_all')
  const made = { desk: new Y.Doc(), board: new Y.Doc() }
  let ids = 0
  expect(copy.write(made, values, () => `new${(ids += 1)}`)).toHaveLength(4)
  expect(copy.read(made, 'copy_all')).toEqual(values)
  expect(readItems(thingType, made.desk).map(({ text }) => text)).toEqual(['text of ana1', 'text of ana2'])
  expect(copy.read(docs, 'headings_only').items).toMatchObject({
    boxes: [{ text: 'First' }, { text: 'Second' }],
    things: [],
  })
})

test('values that are no texts are checked, the empty one is not stored, and what was counted stays with its item', () => {
  const color = { map: rootMap<number>('thingColor'), valid: colorOf, isCopied: true }
  const likes = { map: rootMap<number>('scores'), valid: numberOf, isCopied: false }
  const type = { ...thingType, fields: { ...thingType.fields, color, likes } }
  const rules = { ...thingRules, type }
  const made = (id: string, value: number): void =>
    createItem(rules, docs, ana, { id, boxId: 'b1', text: id, color: value, createdAt: 1 })
  expect(() => made('ana0', -1)).toThrow(badInput)
  made('ana1', 3)
  made('ana2', 0)
  expect(color.map(docs.desk).toJSON()).toEqual({ ana1: 3 })
  expect(() => updateItem(type, docs, ana, { id: 'ana1', color: 0.5 })).toThrow(badInput)
  updateItem(type, docs, ana, { id: 'ana2', color: 5 })
  likes.map(docs.desk).set('ana2', 2)
  expect(readItem(type, docs.desk, 'ana2')).toMatchObject({ color: 5, likes: 2 })
  const copy = copyOfContents({ info: {}, items: [boxType, type] })
  const target = { desk: new Y.Doc(), board: new Y.Doc() }
  let ids = 0
  copy.write(target, copy.read(docs, 'copy_all'), () => `new${(ids += 1)}`)
  expect(readItems(type, target.desk)).toMatchObject([
    { text: 'ana1', color: 3, likes: 0 },
    { text: 'ana2', color: 5, likes: 0 },
  ])
})

test('several items are deleted all or not at all', () => {
  for (const id of ['ana1', 'ana2', 'ben1']) add(id, {}, id.startsWith('ben') ? ben : ana)
  open()
  expect(() => deleteItem(thingRules, docs, ana, 'ana1', 'ben1')).toThrow(forbidden)
  expect(readItems(thingType, docs.desk)).toHaveLength(3)
  deleteItem(thingRules, docs, ana, 'ana1', 'gone', 'ana2')
  expect(readItems(thingType, docs.desk).map(({ id }) => id)).toEqual(['ben1'])
})
