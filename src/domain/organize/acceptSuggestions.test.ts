import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { codeOf } from '#support/documents/actors.ts'
import { listed, organized, undoOf } from '#support/documents/organized.ts'
import { facilitatorOrigin } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { limits } from '../limits.ts'
import { acceptSuggestions } from './acceptSuggestions.ts'
import { addGroup, move } from './moves.ts'
import { itemRules } from './rules.ts'

const suggestion = (id: string, itemIds: string[], name = `Group ${id}`) => ({ id, name, itemIds })
/** Expects it to be refused, and nothing of the desk to change. */
const refuses = (desk: Y.Doc, code: string, act: () => void): void => {
  const before = Y.encodeStateVector(desk)
  expect(codeOf(act)).toBe(code)
  expect(Y.encodeStateVector(desk)).toEqual(before)
}

test('[G6] [OR6] groups are made where their items are and in their order, in one step that one undo reverts', () => {
  const { desk } = organized()
  const before = listed(desk)
  const undo = undoOf(desk)
  const all = [suggestion('one', ['i3', 'i1']), suggestion('two', ['i2'])]
  desk.transact(() => acceptSuggestions(desk, null, all), facilitatorOrigin)
  expect(listed(desk)[0]).toEqual([null, ['one', 'i1', 'i3'], ['two', 'i2']])
  undo.undo()
  expect(listed(desk)).toEqual(before)
  undo.redo()
  expect(listed(desk)[0]).toEqual([null, ['one', 'i1', 'i3'], ['two', 'i2']])
})

test('[G6] what was deleted, grouped or sorted meanwhile is left out; when nothing is left, nothing changes', () => {
  const { desk } = organized()
  deskEdits.remove(itemRules, desk, 'i1')
  move(desk, ['i2'], { groupId: 'g' })
  move(desk, ['i3'], { sectionId: 's1' })
  const all = [suggestion('one', ['i1', 'i2', 'i3', 'gone'])]
  refuses(desk, 'groupedAlready', () => acceptSuggestions(desk, null, all))
  acceptSuggestions(desk, 's1', all)
  expect(listed(desk)).toEqual([[null], ['s1', ['g', 'i2'], ['one', 'i3']], ['s2']])
})

test('[G6] [OR2] a group without a name, or one too many, and nothing is made of all', () => {
  const { desk } = organized()
  const both = (name: string) => [suggestion('one', ['i1']), suggestion('two', ['i2'], name)]
  refuses(desk, 'textMissing', () => acceptSuggestions(desk, null, both(' ')))
  for (let at = 2; at < limits.organizeGroups; at += 1) addGroup(desk, { id: `g${at}`, text: 'x' })
  refuses(desk, 'tooManySectionGroups', () => acceptSuggestions(desk, null, both('Two')))
  acceptSuggestions(desk, null, both('Two').slice(1))
})
