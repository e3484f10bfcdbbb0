import { beforeEach, expect, test } from 'vitest'
import { ana, badInput, boss, codeOf, mistake, notFound } from '#support/documents/actors.ts'
import { listed, organized, undoOf } from '#support/documents/organized.ts'
import * as Y from 'yjs'
import { facilitatorOrigin } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { setInputLocked } from '../activity/flags.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { createItem } from '../activity/items/createItems.ts'
import { resultsMode } from '../activity/votes/showing.ts'
import { setResultsMode } from '../activity/votes/voting.ts'
import { limits } from '../limits.ts'
import * as organizeMessages from '../messages/organize.ts'
import { sortingOf } from './flags.ts'
import { updateInfo } from './info.ts'
import { sectionType } from './items.ts'
import { organizeModel } from './model.ts'
import { addGroup, addItem, move, moveItem } from './moves.ts'
import type { Move } from './moves.ts'
import { places, readSections } from './places.ts'
import type { Target } from './places.ts'
import { groupRules, itemRules, sectionRules } from './rules.ts'
import { setItemsTaken, setSorting } from './sorting.ts'

let docs: ActivityDocs
let desk: Y.Doc

beforeEach(() => {
  docs = organized()
  desk = docs.desk
})

const moved = (by: typeof boss, id: string, to: Target, more: Partial<Move> = {}) =>
  codeOf(() => moveItem(docs, by, { id, to, ...more }))

test('[OR1] [OR4] new items are not sorted; items and groups are moved one by one or together, also before another one', () => {
  expect(listed(desk)).toEqual([[null, 'i1', 'i2', 'i3'], ['s1', ['g']], ['s2']])
  move(desk, ['i3', 'i1'], { sectionId: 's1' }, 'g')
  move(desk, ['i2'], { groupId: 'g' })
  expect(listed(desk)).toEqual([[null], ['s1', 'i3', 'i1', ['g', 'i2']], ['s2']])
  // A group takes its items along; into a group it does not go.
  addGroup(desk, { id: 'h', text: 'Other' })
  move(desk, ['g'], { sectionId: 's2' })
  move(desk, ['h'], { groupId: 'g' })
  expect(listed(desk)).toEqual([[null], ['s1', 'i3', 'i1'], ['s2', ['g', 'i2'], ['h']]])
  move(desk, ['i1', 'gone'], {})
  expect(listed(desk)[0]).toEqual([null, 'i1'])
  expect(() => move(desk, ['i1'], { sectionId: 'gone' })).toThrow(notFound)
})

test('[OR4] [OR6] a section or group that is deleted loses nothing, and one undo restores it', () => {
  move(desk, ['i1'], { groupId: 'g' })
  move(desk, ['i2'], { sectionId: 's1' })
  const before = listed(desk)
  const undo = undoOf(desk)
  const act = (edit: () => void): void => desk.transact(edit, facilitatorOrigin)
  act(() => deskEdits.remove(groupRules, desk, 'g'))
  expect(listed(desk)).toEqual([[null, 'i3'], ['s1', 'i1', 'i2'], ['s2']])
  act(() => deskEdits.remove(sectionRules, desk, 's1'))
  expect(listed(desk)).toEqual([[null, 'i3', 'i1', 'i2'], ['s2']])
  organizeModel.project(docs, 'all')
  expect(listed(docs.board)).toEqual(listed(desk))
  undo.undo()
  expect(listed(desk)).toEqual([[null, 'i3'], ['s1', 'i1', 'i2'], ['s2']])
  undo.undo()
  expect(listed(desk)).toEqual(before)
})

test('[OR2] [Z36] there are at most 12 sections and 100 groups; of more that facilitators made apart, the first ones stand', () => {
  const [first, second] = [desk, new Y.Doc()]
  Y.applyUpdate(second, Y.encodeStateAsUpdate(first))
  for (const [at, one] of [first, second].entries())
    for (let number = 3; number <= limits.organizeSections; number += 1)
      deskEdits.create(sectionRules, one, { id: `${at}:${number}`, text: 'More' })
  expect(() => deskEdits.create(sectionRules, first, { id: 'x', text: 'x' })).toThrow(
    organizeMessages.tooManySections(limits.organizeSections).sentence,
  )
  move(second, ['i1'], { sectionId: `1:${limits.organizeSections}` })
  Y.applyUpdate(first, Y.encodeStateAsUpdate(second))
  organizeModel.project(docs, 'all')
  for (const doc of [desk, docs.board]) {
    expect(readSections(doc)).toHaveLength(1 + limits.organizeSections)
    expect(listed(doc)[0]).toEqual([null, 'i2', 'i3', 'i1'])
  }
  for (let number = 1; number < limits.organizeGroups; number += 1)
    addGroup(desk, { id: `g${number}`, text: 'More' })
  expect(() => addGroup(desk, { id: 'x', text: 'x' })).toThrow(
    organizeMessages.tooManySectionGroups(limits.organizeGroups).sentence,
  )
})

test('[OR2] the unsorted section has a name and a description, and texts have limits', () => {
  updateInfo(desk, { toplevelSectionName: 'Pile', unsortedSectionDesc: 'To be sorted' })
  expect(readSections(desk)[0]).toMatchObject({ id: null, text: 'Pile', desc: 'To be sorted' })
  updateInfo(desk, { toplevelSectionName: '' })
  expect(readSections(desk)[0]?.text).toBe('Unsorted')
  const long = 'x'.repeat(limits.sectionName + 1)
  expect(codeOf(() => deskEdits.update(sectionType, desk, { id: 's1', text: long }))).toBe('textTooLong')
  expect(codeOf(() => updateInfo(desk, { toplevelSectionName: long }))).toBe('textTooLong')
})

test('[OR3] [B4] participants add items where they may, and say where these are where they may sort', () => {
  const add = (id: string, to?: Target) =>
    codeOf(() => addItem(docs, ana, { id, text: 'mine', desc: 'why', createdAt: 5 }, to))
  expect(add('ana1')).toBe('itemsNotTaken')
  setItemsTaken(docs.board, true)
  expect([add('ana1'), add('ana2', { sectionId: 's1' })]).toEqual(['done', 'facilitatorsSort'])
  setSorting(docs.board, 'EVERYONE')
  expect([add('ana2', { sectionId: 's1' }), add('ana3', { groupId: 'gone' })]).toEqual(['done', 'NOT_FOUND'])
  setInputLocked(docs.board, true)
  expect(add('ana4')).toBe('inputLocked')
  expect(listed(desk)).toEqual([[null, 'i1', 'i2', 'i3', 'ana1'], ['s1', ['g'], 'ana2'], ['s2']])
})

test('[OR3] an activity takes 500 items', () => {
  for (let number = 3; number < limits.organizeItems; number += 1)
    createItem(itemRules, docs, boss, { id: `n${number}`, text: 'x', createdAt: 5 })
  expect(codeOf(() => addItem(docs, boss, { id: 'more', text: 'x', createdAt: 5 }))).toBe('tooManyItems')
  deskEdits.remove(itemRules, desk, 'n3')
  expect(codeOf(() => addItem(docs, boss, { id: 'more', text: 'x', createdAt: 5 }))).toBe('done')
})

test('[OR5] [B4] participants move items where everyone sorts and input is open; facilitators always', () => {
  expect(moved(ana, 'i1', { sectionId: 's1' })).toBe('facilitatorsSort')
  expect(moved(boss, 'i1', { sectionId: 's1' })).toBe('done')
  setSorting(docs.board, 'EVERYONE')
  expect(moved(ana, 'i2', { sectionId: 's1' }, { beforeId: 'g' })).toBe('done')
  expect(moved(ana, 'i3', { groupId: 'g' })).toBe('done')
  expect(listed(desk)).toEqual([[null], ['s1', 'i2', ['g', 'i3'], 'i1'], ['s2']])
  setInputLocked(docs.board, true)
  expect(moved(ana, 'i1', { sectionId: 's2' })).toBe('inputLocked')
  // A retry of what was done before the lock.
  expect(moved(ana, 'i3', { groupId: 'g' })).toBe('done')
  setSorting(docs.board, 'EACH')
  expect(moved(ana, 'i1', { sectionId: 's2' })).toBe('facilitatorsSort')
  expect(() => setSorting(docs.board, 'NOBODY')).toThrow(badInput)
  // Who moved what is in no document.
  expect(JSON.stringify([desk.toJSON(), places(desk).toJSON()])).not.toContain('ana')
})

test('[OR5] [OR6] a move out of a section in which the item no longer is tells both, and moves nothing', () => {
  setSorting(docs.board, 'EVERYONE')
  expect(moved(ana, 'i1', { sectionId: 's1' }, { from: null })).toBe('done')
  expect(() => moveItem(docs, ana, { id: 'i1', to: { sectionId: 's2' }, from: null })).toThrow(
    mistake(organizeMessages.movedMeanwhile('Section s1', 'Section s2')) as Error,
  )
  expect(moved(ana, 'i1', { groupId: 'g' }, { from: 's2' })).toBe('movedMeanwhile')
  expect(moved(ana, 'i1', { sectionId: 's1' }, { from: null })).toBe('done')
  expect(moved(ana, 'i1', {}, { from: 's1' })).toBe('done')
  expect(moved(ana, 'i1', { sectionId: 'gone' }, { from: null })).toBe('NOT_FOUND')
  expect(moved(ana, 'gone', {})).toBe('NOT_FOUND')
})

test('[OR5] [OR7] [BT6] sorting for oneself is blind unless a facilitator chooses otherwise afterwards', () => {
  const { board } = docs
  expect([sortingOf(board), resultsMode(board)]).toEqual(['FACILITATORS', 'STEPS'])
  setSorting(board, 'EACH')
  expect(resultsMode(board)).toBe('CLOSED')
  setResultsMode(board, 'LIVE')
  setSorting(board, 'EACH')
  expect(resultsMode(board)).toBe('LIVE')
})

test('[OR10] [PU9] starting over takes items out of their places and deletes those of participants; one undo restores all', () => {
  setItemsTaken(docs.board, true)
  addItem(docs, ana, { id: 'ana1', text: 'mine', createdAt: 5 })
  move(desk, ['i1', 'ana1'], { groupId: 'g' })
  const before = listed(desk)
  const undo = undoOf(desk)
  desk.transact(() => organizeModel.startOver?.(desk), facilitatorOrigin)
  expect(listed(desk)).toEqual([[null, 'i2', 'i3', 'i1'], ['s1', ['g']], ['s2']])
  undo.undo()
  expect(listed(desk)).toEqual(before)
})
