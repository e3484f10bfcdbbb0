import { beforeEach, expect, test } from 'vitest'
import { boss, codeOf, notFound } from '#support/documents/actors.ts'
import { copiedBy, copiedTexts, copiedThing, copyItem as item } from '#support/documents/copied.ts'
import * as Y from 'yjs'
import type { CopyItem, InputTarget } from '../activity/copiedInput.ts'
import { activityRoots } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { writeTally } from '../activity/votes/tally.ts'
import { limits } from '../limits.ts'
import { sortingOf } from './flags.ts'
import { itemType } from './items.ts'
import { organizeModel } from './model.ts'
import { addGroup, addItem, move } from './moves.ts'
import { readSections } from './places.ts'
import { sectionRules } from './rules.ts'
import { setSorting } from './sorting.ts'
import { sectionNumber } from './votes.ts'

const { input, copy } = organizeModel
let docs: Record<'desk' | 'board' | 'tally', Y.Doc>

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc(), tally: new Y.Doc() }
  for (const id of ['s1', 's2']) deskEdits.create(sectionRules, docs.desk, { id, text: `Section ${id}` })
  addGroup(docs.desk, { id: 'g', text: 'Group' }, { sectionId: 's1' })
  for (const id of ['i1', 'i2', 'i3']) addItem(docs, boss, { id, text: id, desc: 'why', createdAt: 5 })
  move(docs.desk, ['i2'], { groupId: 'g' })
  move(docs.desk, ['i3'], { sectionId: 's1' })
})

const read = (...items: CopyItem[]) => input?.read(docs, 'object', items, {}) ?? []
const write = (given: Parameters<NonNullable<typeof input>['write']>[1], to: Partial<InputTarget> = {}) =>
  input?.write(docs, given, { kind: 'ANSWERS', ...to }, copiedBy).copied
const names = (desk = docs.desk) =>
  readSections(desk).map(({ text, entries }) => [
    text,
    ...entries.flatMap(({ group, items }): unknown[] => {
      const texts = items.map((one) => one.text)
      return group ? [[group.text, ...texts]] : texts
    }),
  ])

test('[OR10] [K6] input goes out by item, group and section, with what is under them or as names alone', () => {
  const texts = (...items: CopyItem[]) => copiedTexts(read(...items))
  const below = { copyChildren: true }
  expect(texts(item('ANSWERS', 'object', below))).toEqual(['i1', ['Group', ['i2']], 'i3'])
  expect(texts(item('ANSWERS', 'object'))).toEqual(['i1', 'i2', 'i3'])
  expect(texts(item('ANSWERS', 'i2'), item('ANSWERS', 'g', below))).toEqual(['i2', ['Group', []]])
  expect(texts(item('ANSWERS', 'g'))).toEqual(['Group'])
  expect(texts(item('ANSWERS', 's1', below))).toEqual([['Group', ['i2']], 'i3'])
  expect(texts(item('TOPICS', 's1', below), item('MULTI_TOPICS', 's2'))).toEqual([
    ['Section s1', [['Group', ['i2']], 'i3']],
    'Section s2',
  ])
  expect(texts(item('TOPICS', 'object'), item('TOPICS', 'gone'))).toEqual(['Section s1', 'Section s2'])
  const [one] = read(item('ANSWERS', 'i1'))
  expect(one).toMatchObject({ desc: 'why', source: { objectId: 'object', itemId: 'i1' } })
  expect(input?.read(docs, 'object', [item('ANSWERS', 'object')], { multiTopicId: 's1' })).toHaveLength(2)
})

test('[OR10] [K6] [BT6] the score is how many agree, and TOP takes the most agreed, while results may be read', () => {
  const count = (targetId: string, section: string, votes: number) => ({
    ...{ targetId, round: 1, value1: sectionNumber(section), value2: null, votes },
  })
  writeTally(docs.tally, [count('i1', 's1', 1), count('i1', 's2', 1), count('i3', 's1', 2)])
  const top = (from: Parameters<NonNullable<typeof input>['read']>[0]) =>
    input
      ?.read(from, 'object', [item('TOP', 'object', { count: 2 })], {})
      .map(({ text, score }) => [text, score])
  expect(top(docs)).toEqual([
    ['i3', 2],
    ['i1', 1],
  ])
  expect(top({ desk: docs.desk, board: docs.board })).toEqual([
    ['i1', 0],
    ['i2', 0],
  ])
})

test('[OR10] [K7] groups arrive as groups, in one of their name unless they are cloned, or not at all', () => {
  const given = [
    copiedThing('a'),
    copiedThing('Group', [copiedThing('b'), copiedThing('')]),
    copiedThing('', [copiedThing('c')]),
  ]
  expect(write(given, { multiTopicId: 's1' })).toBe(3)
  expect(names()).toEqual([
    ['Unsorted', 'i1'],
    ['Section s1', ['Group', 'i2', 'b'], 'i3', 'a', 'c'],
    ['Section s2'],
  ])
  expect(write(given.slice(1, 2), { multiTopicId: 's1', cloneGroups: true })).toBe(1)
  expect(names()[1]?.slice(5)).toEqual([['Group', 'b']])
  // Elsewhere a group of its name is another one.
  write(given.slice(1, 2))
  write(given.slice(1, 2), { copyGroups: false })
  expect(names()[0]).toEqual(['Unsorted', 'i1', ['Group', 'b'], 'b'])
  expect(() => write(given, { multiTopicId: 'gone' })).toThrow(notFound)
  expect(codeOf(() => write([copiedThing('')]))).toBe('nothingToCopy')
})

test('[OR10] [K7] [K9] headings become sections with groups and items in them, and all fits or nothing is copied', () => {
  const given = [
    copiedThing('New', [copiedThing('a'), copiedThing('G', [copiedThing('b')])]),
    copiedThing(''),
  ]
  expect(write(given, { kind: 'QUESTIONS' })).toBe(2)
  expect(names().slice(3)).toEqual([['New', 'a', ['G', 'b']], ['Section 2']])
  expect(readSections(docs.desk)[3]).toMatchObject({ desc: 'why', color: 3 })
  const before = docs.desk.getMap('places').toJSON()
  expect(codeOf(() => write([copiedThing('x', null, { isHidden: true })], { kind: 'TOPICS' }))).toBe(
    'hiddenForOrganize',
  )
  const many = (number: number) => Array.from({ length: number }, () => copiedThing('x', []))
  expect(codeOf(() => write(many(limits.organizeSections), { kind: 'TOPICS' }))).toBe('tooManySectionsToCopy')
  expect(codeOf(() => write(many(limits.organizeGroups), { cloneGroups: true }))).toBe('tooManyGroupsToCopy')
  expect(codeOf(() => write(Array.from({ length: limits.organizeItems }, () => copiedThing('x'))))).toBe(
    'tooManyItems',
  )
  expect(docs.desk.getMap('places').toJSON()).toEqual(before)
})

test('[OR10] [K2] [BT16] a copy has sections, groups and settings; without input items are not sorted, and groups may stay behind', () => {
  activityRoots.info(docs.desk).set('organizeName', 'Risks')
  setSorting(docs.board, 'EACH')
  write([copiedThing('copied')])
  const into = (values: ReturnType<typeof copy.read>) => {
    const made = { desk: new Y.Doc(), board: new Y.Doc() }
    copy.write(made, values, () => crypto.randomUUID())
    return made
  }
  const whole = into(copy.read(docs, 'copy_all'))
  expect(names(whole.desk)).toEqual(names())
  expect(sortingOf(whole.board)).toBe('EACH')
  const without = into(copy.read(docs, 'headings_only'))
  expect(names(without.desk)).toEqual([
    ['Unsorted', 'i1', 'i2', 'i3'],
    ['Section s1', ['Group']],
    ['Section s2'],
  ])
  const values = copy.read(docs, 'copy_all')
  const loose = into(copy.ungrouped?.(values) ?? values)
  expect(names(loose.desk)).toEqual([
    ['Unsorted', 'i1', 'copied'],
    ['Section s1', 'i2', 'i3'],
    ['Section s2'],
  ])
  expect(itemType.isInput(whole.desk, [...itemType.record(whole.desk).keys()].at(-1) ?? '')).toBe(true)
})
