import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addOtherQuestion, brainstormDocs } from '#support/documents/brainstormDesk.ts'
import { itemsOf } from '#activity/board/board.ts'
import type { BoardContent } from '#activity/board/board.ts'
import { actOf, isPossible } from '#activity/board/drag/dropTargets.ts'
import type { Lifted, DropTarget } from '#activity/board/drag/dropTargets.ts'
import { keyStops, stepTo } from '#activity/board/drag/keyStops.ts'
import { readGroupBoard } from './groupBoard.ts'
import type * as Y from 'yjs'
import { moveGroupBefore } from '#domain/brainstorm/groups/groups.ts'

test('[G2] each answer of the question appears on the board exactly once, in its group or ungrouped', () => {
  const group = fc.constantFrom('g1', 'g2', null)
  fc.assert(
    fc.property(fc.record({ p1: group, p2: group, p3: group, p4: group }), (memberships) => {
      const docs = brainstormDocs(['g1', 'g2'], memberships)
      addOtherQuestion(docs)
      const board = readGroupBoard(docs.desk, 't1', 'q1')
      expect(new Set(itemsOf(board).map(({ id }) => id))).toEqual(new Set(Object.keys(memberships)))
      expect(itemsOf(board)).toHaveLength(4)
      for (const { id, items } of board.groups) for (const one of items) expect(one.groupId).toBe(id)
    }),
  )
})

const boardOf = (desk: Y.Doc): BoardContent => readGroupBoard(desk, 't1', 'q1')
const aBoard = (...given: Parameters<typeof brainstormDocs>) => boardOf(brainstormDocs(...given).desk)
const item = (id: string) => ({ kind: 'item' as const, id })
const group = (id: string) => ({ kind: 'group' as const, id })
const before = (id: string | null) => ({ kind: 'before' as const, id })
const ungrouped = { kind: 'ungrouped' as const }

test('[G3] [G4] [G10] a drop is an act on ids, decided by the drop target that contains the pointer', () => {
  const board = aBoard(['g1', 'g2'], { free: null, other: null, in1: 'g1' })
  const act = (lifted: Lifted, dropTarget: DropTarget | null) => actOf(lifted, dropTarget, board)
  const joined = { kind: 'groupItems', itemId: 'free', ontoItemId: 'other' }
  expect(act(item('free'), item('other'))).toEqual(joined)
  expect(act(item('in1'), item('free'))).toEqual({ kind: 'groupItems', itemId: 'in1', ontoItemId: 'free' })
  expect(act(item('free'), group('g1'))).toEqual({ kind: 'moveItem', itemId: 'free', groupId: 'g1' })
  expect(act(item('in1'), group('g2'))).toEqual({ kind: 'moveItem', itemId: 'in1', groupId: 'g2' })
  expect(act(item('in1'), ungrouped)).toEqual({ kind: 'ungroupItem', itemId: 'in1' })
  expect(act(group('g1'), group('g2'))).toEqual({ kind: 'mergeGroups', fromId: 'g1', toId: 'g2' })
  // No effect: on itself, where it is already, an answer between groups, a group on an answer, or outside of all
  // targets.
  for (const dropTarget of [item('free'), ungrouped, before('g1'), null])
    expect(act(item('free'), dropTarget)).toBeNull()
  expect(act(item('in1'), group('g1'))).toBeNull()
  for (const dropTarget of [group('g1'), item('free'), ungrouped, null])
    expect(act(group('g1'), dropTarget)).toBeNull()
})

test('a group dropped in a gap is placed there, whatever the previous order was', () => {
  const ids = ['g1', 'g2', 'g3', 'g4', 'g5']
  const drags = fc.array(fc.tuple(fc.nat(4), fc.option(fc.nat(4))), { maxLength: 12 })
  fc.assert(
    fc.property(drags, (moves) => {
      const { desk } = brainstormDocs(ids)
      for (const [from, to] of moves) {
        const order = boardOf(desk).groups.map(({ id }) => id)
        const moved = order[from] as string
        const beforeId = to === null ? null : (order[to] as string)
        const act = actOf(group(moved), before(beforeId), boardOf(desk))
        const others = order.filter((id) => id !== moved)
        const expected = beforeId === moved ? order : [...others]
        if (beforeId !== moved)
          expected.splice(beforeId === null ? others.length : others.indexOf(beforeId), 0, moved)
        expect(act === null).toBe(expected.join() === order.join())
        if (act?.kind === 'placeGroup') {
          expect(act.position).toBe(expected.indexOf(moved) + 1)
          moveGroupBefore(desk, act.groupId, act.beforeId)
        }
        expect(boardOf(desk).groups.map(({ id }) => id)).toEqual(expected)
      }
    }),
  )
})

test('[G10] a drop on something that others removed meanwhile has no effect', () => {
  const seen = aBoard(['g1', 'g2'], { free: null, other: null })
  const live = aBoard(['g2'], { free: null })
  const isStill = (lifted: Lifted, dropTarget: DropTarget): boolean => {
    const act = actOf(lifted, dropTarget, seen)
    return act !== null && isPossible(act, live)
  }
  expect(isStill(item('free'), item('other'))).toBe(false)
  expect(isStill(item('other'), group('g2'))).toBe(false)
  expect(isStill(item('free'), group('g1'))).toBe(false)
  expect(isStill(item('free'), group('g2'))).toBe(true)
  expect(isStill(group('g2'), group('g1'))).toBe(false)
  expect(isStill(group('g2'), before('g1'))).toBe(false)
})

test('[G10] the arrow keys visit exactly the drop targets on which a drop has an effect', () => {
  const board = aBoard(['g1', 'g2', 'g3'], { a: null, b: null, c: null, in2: 'g2' })
  const walk = (lifted: Lifted, keys: string[], hasUngrouped = true): (DropTarget | null)[] => {
    const stops = keyStops(lifted, board, hasUngrouped)
    let index = stops.start
    return keys.map((key) => {
      const to = stepTo(stops, index, key)
      if (to !== null) index = to
      return to === null ? null : (stops.targets[to] ?? null)
    })
  }
  expect(walk(item('b'), ['ArrowDown', 'ArrowDown', 'ArrowUp'])).toEqual([item('c'), group('g1'), item('c')])
  expect(walk(item('b'), ['ArrowUp', 'ArrowRight', 'End', 'ArrowLeft'])).toEqual([
    item('a'),
    group('g1'),
    group('g3'),
    item('c'),
  ])
  expect(walk(item('in2'), ['ArrowUp', 'ArrowDown', 'Home', 'a'])).toEqual([
    group('g1'),
    group('g3'),
    ungrouped,
    null,
  ])
  expect(walk(item('a'), ['ArrowDown'], false)).toEqual([group('g1')])
  expect(walk(group('g2'), ['ArrowDown', 'ArrowDown', 'Home', 'ArrowDown'])).toEqual([
    group('g3'),
    before(null),
    before('g1'),
    group('g1'),
  ])
  for (const lifted of [item('a'), item('in2'), group('g1'), group('g3')])
    for (const dropTarget of keyStops(lifted, board, true).targets)
      expect(actOf(lifted, dropTarget, board)).not.toBeNull()
})
