import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardItem } from '../board.ts'
import { itemsOf } from '../board.ts'
import type { BoardContent } from '../board.ts'
import { possibleActs, selectedHere, toggled, withRange } from './selection.ts'

function item(id: string, groupId: string | null): BoardItem {
  return { id, text: id, groupId, score: 0 }
}

function boardOf(ungrouped: string[], groups: Record<string, string[]>): BoardContent {
  return {
    ungrouped: ungrouped.map((id) => item(id, null)),
    groups: Object.entries(groups).map(([id, members]) => ({
      ...{ id, title: id, color: 0, score: 0 },
      items: members.map((member) => item(member, id)),
    })),
  }
}

const board = boardOf(['a', 'b'], { g: ['c', 'd'], h: ['e'], empty: [] })

test('grouping needs two answers that do not already form one whole group', () => {
  const mayGroup = (...ids: string[]): boolean => possibleActs(ids, board).group
  expect([mayGroup(), mayGroup('a'), mayGroup('c', 'd')]).toEqual([false, false, false])
  expect([mayGroup('a', 'b'), mayGroup('c', 'd', 'a'), mayGroup('c', 'e')]).toEqual([true, true, true])
})

test('exactly one answer can be edited; only grouped answers can be ungrouped', () => {
  expect(possibleActs(['a'], board)).toMatchObject({ edit: true, ungroup: false, remove: true, move: true })
  expect(possibleActs(['a', 'c'], board)).toMatchObject({ edit: false, ungroup: true })
  expect(Object.values(possibleActs([], board))).toEqual([false, false, false, false, false])
  expect(possibleActs(['a'], boardOf(['a'], {})).move).toBe(false)
  expect(possibleActs(['a'], boardOf([], { g: ['a'] })).move).toBe(false)
})

test('answers deleted by others leave the selection, which is in screen order', () => {
  expect(selectedHere(new Set(['e', 'gone', 'b', 'c']), itemsOf(board))).toEqual(['b', 'c', 'e'])
})

test('a range selects everything between its ends, in either direction, and keeps the previous selection', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), fc.nat(), (list, first, second, before) => {
      const at = (index: number): number => index % list.length
      const [from, to] = [list[at(first)] as string, list[at(second)] as string]
      const kept = new Set([list[at(before)] as string])
      const forth = withRange(kept, list, from, to)
      expect([...forth].sort()).toEqual([...withRange(kept, list, to, from)].sort())
      for (const [index, id] of list.entries()) {
        const isBetween = index >= Math.min(at(first), at(second)) && index <= Math.max(at(first), at(second))
        expect(forth.has(id)).toBe(isBetween || kept.has(id))
      }
    }),
  )
})

test('a range without a start, or from another list, selects the single answer', () => {
  expect([...withRange(new Set(), ['a', 'b'], null, 'b')]).toEqual(['b'])
  expect([...withRange(new Set(), ['a', 'b'], 'elsewhere', 'b')]).toEqual(['b'])
})

test('selecting twice deselects', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (ids, id) => {
      const selection = new Set(ids)
      expect(toggled(toggled(selection, id), id)).toEqual(selection)
    }),
  )
})
