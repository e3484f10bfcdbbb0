import { expect, test } from 'vitest'
import { boss, codeOf as codeOfAct } from '#support/documents/actors.ts'
import { copiedBy as by, copiedTexts as copied, copyItem as item } from '#support/documents/copied.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import * as Y from 'yjs'
import type { CopiedInput, CopyItem } from '../activity/copiedInput.ts'
import { deleteAllItems } from '../activity/items/changeItems.ts'
import { writeTally } from '../activity/votes/tally.ts'
import type { Actor } from '../actor.ts'
import { limits } from '../limits.ts'
import { setAllApproved } from './approval.ts'
import { copyOfPulse } from './copy.ts'
import { readInput, writeInput } from './input.ts'
import { readCategories, statementType } from './items.ts'
import { pulseModel } from './model.ts'

const guest: Actor = { role: 'participant', isMine: () => true }

function pulse() {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  addCategory(docs.desk, 'g', 'First')
  addCategory(docs.desk, 'h', 'Second')
  for (const [id, groupId, who] of [
    ['a', 'g', boss],
    ['b', 'g', guest],
    ['c', 'h', boss],
  ] as const)
    addStatement(docs, who, { id, groupId, text: `Statement ${id}`, createdAt: 1 })
  return docs
}

const categoriesOf = ({ desk }: ReturnType<typeof pulse>) =>
  readCategories(desk).map(({ name, statements }) => [name, ...statements.map(({ text }) => text)])

test('[PU10] a statement is an answer, a category a heading', () => {
  const docs = pulse()
  const read = (...items: CopyItem[]) => copied(readInput(docs, 'object', items, {}))
  expect(read(item('ANSWERS', 'object'))).toEqual(['Statement a', 'Statement b', 'Statement c'])
  expect(read(item('ANSWERS', 'h'), item('ANSWERS', 'c'), item('ANSWERS', 'a'))).toEqual([
    'Statement c',
    'Statement a',
  ])
  const all = item('TOPICS', 'object', { copyChildren: true })
  expect(read(all)).toEqual([
    ['First', ['Statement a', 'Statement b']],
    ['Second', ['Statement c']],
  ])
  expect(read(item('MULTI_TOPICS', 'h'))).toEqual(['Second'])
})

test('[PU10] [BT6] TOP selects the statements with the highest mean, without a tally the first ones', () => {
  const docs = pulse()
  const tally = new Y.Doc()
  const vote = (targetId: string, value1: number) => ({ targetId, round: 1, value1, value2: null, votes: 1 })
  writeTally(tally, [vote('a', 1), vote('c', 5), vote('b', 3)])
  const top = [item('TOP', 'object', { count: 2 })]
  expect(copied(readInput({ ...docs, tally }, 'object', top, {}))).toEqual(['Statement c', 'Statement b'])
  const input = readInput(docs, 'object', top, {})
  expect(copied(input)).toEqual(['Statement a', 'Statement b'])
  expect(input.map(({ score }) => score)).toEqual([0, 0])
})

test('[PU10] [K7] copied as answers they become statements that wait, as headings they become categories', () => {
  const docs = pulse()
  const input = readInput(docs, 'object', [item('TOPICS', 'object', { copyChildren: true })], {})
  const answers = writeInput(docs, input, { kind: 'ANSWERS', multiTopicId: 'h' }, by)
  expect(answers.copied).toBe(3)
  expect(categoriesOf(docs)[1]).toEqual([
    'Second',
    ...['Statement c', 'Statement a', 'Statement b', 'Statement c'],
  ])
  const headings = writeInput(docs, input, { kind: 'TOPICS' }, by)
  expect(headings.copied).toBe(2)
  expect(categoriesOf(docs).slice(2)).toEqual([
    ['First', 'Statement a', 'Statement b'],
    ['Second', 'Statement c'],
  ])
  pulseModel.project(docs, 'all')
  expect(readCategories(docs.board).flatMap(({ statements }) => statements.map(({ id }) => id))).toEqual([
    'a',
    'c',
  ])
})

test('[K8] [K9] input that does not fit is refused as a whole', () => {
  const docs = pulse()
  const before = Y.encodeStateAsUpdate(docs.desk)
  const [one] = readInput(docs, 'object', [item('ANSWERS', 'a')], {})
  if (!one) throw new Error('nothing read')
  const many = (count: number) => Array.from({ length: count }, () => one)
  const codeOf = (input: readonly CopiedInput[], kind: 'ANSWERS' | 'TOPICS') =>
    codeOfAct(() => writeInput(docs, input, { kind }, by))
  expect(codeOf(many(limits.statementsPerCategory), 'ANSWERS')).toBe('tooManyStatements')
  expect(codeOf(many(limits.pulseCategories), 'TOPICS')).toBe('tooManyForPulse')
  expect(codeOf([{ ...one, isHidden: true }], 'TOPICS')).toBe('hiddenForPulse')
  expect(codeOf([], 'ANSWERS')).toBe('nothingToCopy')
  expect(Y.encodeStateAsUpdate(docs.desk)).toEqual(before)
})

test('[PU9] copies without input and starting over keep what facilitators typed', () => {
  const docs = pulse()
  setAllApproved(docs.desk, true)
  const textsIn = (mode: 'copy_all' | 'headings_only') => {
    const { statements = [] } = copyOfPulse.read(docs, mode).items
    return statements.map(({ text, isApproved }) => [text, isApproved])
  }
  const kept = [
    ['Statement a', true],
    ['Statement c', true],
  ]
  expect(textsIn('headings_only')).toEqual(kept)
  expect(textsIn('copy_all')).toEqual([kept[0], ['Statement b', false], kept[1]])
  deleteAllItems(statementType, docs.desk)
  expect(textsIn('copy_all')).toEqual(kept)
})
