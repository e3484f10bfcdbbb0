import { expect, test } from 'vitest'
import { boss, codeOf } from '#support/documents/actors.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import * as Y from 'yjs'
import { activityRoots } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { deleteItem, updateItem } from '../activity/items/changeItems.ts'
import { readItem, readItems } from '../activity/items/readItems.ts'
import type { Actor } from '../actor.ts'
import { limits } from '../limits.ts'
import { setAllApproved, setStatementApproved } from './approval.ts'
import { categoryRules } from './categoryRules.ts'
import { setApprovalNeeded } from './flags.ts'
import { readCategories, statementType } from './items.ts'
import { pulseModel } from './model.ts'
import { statementRules } from './statementRules.ts'
import { keptPage, standing, startPage, stepped } from '../activity/steps.ts'
import type { Page } from '../activity/steps.ts'
import { resultsPage, resultsViewOf, stopsOf, votePage } from './steps.ts'
import { pulseVotes } from './votes.ts'

const author: Actor = { role: 'participant', isMine: () => true }
const other: Actor = { role: 'participant', isMine: () => false }

function newPulse(): ActivityDocs {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  addCategory(docs.desk, 'g', 'First')
  return docs
}

function add(docs: ActivityDocs, who: Actor, id: string, text = id, groupId = 'g'): void {
  addStatement(docs, who, { id, groupId, text, createdAt: 7.9 })
  pulseModel.project(docs, 'all')
}

const onBoard = ({ board }: ActivityDocs): string[] => readItems(statementType, board).map(({ text }) => text)

test('[PU1] a new pulse has one category and no statements, and its last category cannot be deleted', () => {
  const docs = { desk: new Y.Doc(), board: new Y.Doc() }
  const made = pulseModel.start(docs, { name: 'How are we?', newId: () => 'g' })
  expect(made).toEqual([{ id: 'g', kind: 'sliderGroup' }])
  expect(readCategories(docs.desk)).toEqual([{ id: 'g', name: 'Category', statements: [] }])
  expect(activityRoots.info(docs.desk).get('pulseName')).toBe('How are we?')
  expect(codeOf(() => deskEdits.remove(categoryRules, docs.desk, 'g'))).toBe('lastCategory')
  addCategory(docs.desk, 'h', 'Category')
  deskEdits.remove(categoryRules, docs.desk, 'g')
  expect(readCategories(docs.desk)).toEqual([{ id: 'h', name: 'Category', statements: [] }])
})

test('[PU1] a pulse has at most 30 categories, and a category at most 60 statements', () => {
  const docs = newPulse()
  for (let count = 1; count < limits.pulseCategories; count += 1) addCategory(docs.desk, `g${count}`)
  expect(codeOf(() => addCategory(docs.desk, 'more'))).toBe('tooManyPulseCategories')
  for (let count = 0; count < limits.statementsPerCategory; count += 1)
    addStatement(docs, author, { id: `s${count}`, groupId: 'g', text: 'one', createdAt: 1 })
  expect(codeOf(() => add(docs, boss, 'more'))).toBe('tooManyStatements')
  deleteItem(statementRules, docs, boss, 's0')
  expect(codeOf(() => add(docs, boss, 'more'))).toBe('done')
  expect(codeOf(() => add(docs, boss, 'elsewhere', 'text', 'g1'))).toBe('done')
})

test('[PU3] a statement of a participant waits, one of a facilitator is approved at once', () => {
  const docs = newPulse()
  add(docs, author, 'waits')
  add(docs, boss, 'shown')
  expect(onBoard(docs)).toEqual(['shown'])
  expect(readItems(statementType, docs.desk).map(({ id, byFacilitator }) => [id, byFacilitator])).toEqual([
    ['waits', false],
    ['shown', true],
  ])
  setStatementApproved(docs.desk, 'waits', true)
  pulseModel.project(docs, 'all')
  expect(onBoard(docs)).toEqual(['waits', 'shown'])
  setStatementApproved(docs.desk, 'shown', false)
  pulseModel.project(docs, 'all')
  expect(onBoard(docs)).toEqual(['waits'])
})

test('[PU3] switching approval off approves nothing that waits already', () => {
  const docs = newPulse()
  add(docs, author, 'before')
  setApprovalNeeded(docs.board, false)
  add(docs, author, 'meanwhile')
  setApprovalNeeded(docs.board, true)
  add(docs, author, 'after')
  expect(onBoard(docs)).toEqual(['meanwhile'])
})

test('[PU3] approving all leaves deleted statements waiting, withdrawing all withdraws from them too', () => {
  const docs = newPulse()
  for (const id of ['kept', 'deleted', 'approved']) add(docs, author, id)
  setStatementApproved(docs.desk, 'approved', true)
  for (const id of ['deleted', 'approved']) deleteItem(statementRules, docs, boss, id)
  const restored = () => {
    const desk = new Y.Doc()
    Y.applyUpdate(desk, Y.encodeStateAsUpdate(docs.desk))
    statementType.deleted(desk).clear()
    return readItems(statementType, desk).flatMap(({ id, isApproved }) => (isApproved ? id : []))
  }
  setAllApproved(docs.desk, true)
  expect(restored()).toEqual(['kept', 'approved'])
  setAllApproved(docs.desk, false)
  expect(restored()).toEqual([])
})

test('[PU4] a participant edits and deletes an own statement while it waits', () => {
  const docs = newPulse()
  add(docs, author, 's')
  const change = { id: 's', text: 'changed' }
  expect(codeOf(() => updateItem(statementType, docs, other, change))).toBe('NOT_FOUND')
  expect(codeOf(() => updateItem(statementType, docs, author, change))).toBe('done')
  setStatementApproved(docs.desk, 's', true)
  for (const act of [
    (who: Actor) => updateItem(statementType, docs, who, { id: 's', text: 'again' }),
    (who: Actor) => deleteItem(statementRules, docs, who, 's'),
  ])
    expect([author, other].map((who) => codeOf(() => act(who)))).toEqual(['statementApproved', 'FORBIDDEN'])
  expect(readItem(statementType, docs.desk, 's')?.text).toBe('changed')
  updateItem(statementType, docs, boss, { id: 's', text: 'by a facilitator' })
  deleteItem(statementRules, docs, boss, 's')
  // A retry is no error.
  for (const who of [boss, author]) deleteItem(statementRules, docs, who, 's')
  expect(readItem(statementType, docs.desk, 's')).toBeNull()
})

test('[PU5] the ballot of a category covers its approved statements', () => {
  const docs = newPulse()
  addCategory(docs.desk, 'h', 'Category')
  add(docs, boss, 'a')
  add(docs, author, 'waits')
  add(docs, boss, 'b', 'b', 'h')
  add(docs, boss, 'c', 'c', 'h')
  deleteItem(statementRules, docs, boss, 'c')
  expect(Object.fromEntries(pulseModel.votes?.scopes(docs) ?? [])).toEqual({ g: ['a'], h: ['b'] })
  expect(pulseModel.votes?.scale(docs)).toEqual({ low: 1, high: 5, axes: 1 })
})

test('[PU11] the board tells how many statements a category has, waiting ones included', () => {
  const docs = newPulse()
  add(docs, author, 'waits')
  add(docs, boss, 'shown')
  expect(docs.board.getMap('counts').toJSON()).toEqual({ 'statements:g': 2 })
  deleteItem(statementRules, docs, author, 'waits')
  pulseModel.project(docs, 'all')
  expect(docs.board.getMap('counts').toJSON()).toEqual({ 'statements:g': 1 })
})

const groups = [{ id: 'team' }, { id: 'work' }]

/** Where Next leads from the start, until it leads out of the pulse. */
function walk(withResults: boolean): string[] {
  const stops = stopsOf(groups, withResults)
  const seen: string[] = []
  for (let page: Page | null = startPage; page; page = stepped(stops, page, 1))
    seen.push(stops[standing(stops, page).at]?.key.join() ?? '')
  return seen
}

test('[PU6] [S7] Next steps through the categories, the results of statements, and the means of categories', () => {
  expect(walk(true)).toEqual(['team', 'work', 'statements', 'categories'])
})

test('[PU6] who may not read the results steps past them', () => {
  expect(walk(false)).toEqual(['team', 'work'])
})

test('[PU6] a single category has no means to compare', () => {
  expect(stopsOf(groups.slice(1), true).map(({ key }) => key)).toEqual([['work'], ['statements']])
})

test('[S7] Previous reverses Next, back into the last category', () => {
  const stops = stopsOf(groups, true)
  const results: Page = { ...startPage, ...resultsPage('statements') }
  expect(stepped(stops, results, -1)).toMatchObject(votePage('work'))
  expect(resultsViewOf(stepped(stops, results, 1) ?? {})).toBe('categories')
})

test('[BT17] from the results the room is led back to the category that it voted in', () => {
  const { results, vote } = pulseVotes.pages({ desk: new Y.Doc(), board: new Y.Doc() })
  const stops = stopsOf(groups, true)
  const atWork = { ...startPage, ...votePage('work') }
  expect(standing(stops, { ...atWork, ...results }).at).toBe(2)
  expect(standing(stops, { ...atWork, ...results, ...vote }).at).toBe(1)
})

test('[PU6] a category that was just added is opened before the stops name it', () => {
  const added = { ...startPage, ...votePage('new') }
  const now = stopsOf([...groups, { id: 'new' }], true)
  expect(keptPage(added, stopsOf(groups, true), now)).toEqual(added)
  expect(keptPage(added, now, stopsOf(groups, true))).toMatchObject(votePage('work'))
})
