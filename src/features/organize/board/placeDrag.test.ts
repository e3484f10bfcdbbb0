import { expect, test } from 'vitest'
import { stepTo } from '#activity/board/drag/keyStops.ts'
import type { OrganizeItem } from '../items/itemScreen.ts'
import type { Place, ShownEntry, ShownSection } from '../items/shownSections.ts'
import {
  actOf,
  carried,
  isBefore,
  isEndOfGroup,
  isInSection,
  isPossible,
  placeName,
  placeStops,
} from './placeDrag.ts'

const item = (id: string): OrganizeItem => ({
  ...{ id, text: id, desc: '', createdAt: 1, place: 0, byFacilitator: false },
  ...{ isMine: false, hasLiked: false, isSaved: true },
})
const alone = (id: string): ShownEntry => ({ group: null, items: [item(id)] })
const group = (id: string, ...ids: string[]): ShownEntry => ({
  group: { id, text: id, order: id },
  items: ids.map(item),
})
const section = (id: string | null, ...entries: ShownEntry[]): ShownSection => ({
  ...{ id, text: id ?? 'Unsorted', desc: '', color: 0, entries },
})
const board = [
  section(null, alone('a'), alone('b'), alone('c')),
  section('s', alone('d'), group('g', 'e', 'f')),
  section('t'),
]
const to = (
  sectionId: string | null,
  beforeId: string | null = null,
  groupId: string | null = null,
): Place => ({
  ...{ sectionId, groupId, beforeId },
})
const dropped = (ids: string[], place: Place): Place | null => actOf(ids, place, board)?.to ?? null

test('[OR4] a drop where the item is already changes nothing; before another one, or at an end, it does', () => {
  expect(dropped(['a'], to(null, 'a'))).toBeNull()
  expect(dropped(['a'], to(null, 'b'))).toBeNull()
  expect(dropped(['c'], to(null))).toBeNull()
  expect(dropped(['e'], to('s', null, 'g'))).toEqual(to('s', null, 'g'))
  expect(dropped(['a'], to(null, 'c'))).toEqual(to(null, 'c'))
  expect(dropped(['a'], to('t'))).toEqual(to('t'))
  expect(dropped(['a'], to('s', 'e', 'g'))).toEqual(to('s', 'e', 'g'))
})

test('[OR4] several go together, before the next one that does not go with them', () => {
  expect(dropped(['a', 'b'], to(null, 'b'))).toBeNull()
  expect(dropped(['a', 'c'], to(null, 'c'))).toEqual(to(null))
  expect(dropped(['b', 'd'], to(null, 'b'))).toEqual(to(null, 'c'))
  expect(carried({ kind: 'item', id: 'f' }, new Set(['f', 'a', 'gone']), board)).toEqual(['a', 'f'])
  expect(carried({ kind: 'item', id: 'b' }, new Set(['f', 'a']), board)).toEqual(['b'])
  expect(carried({ kind: 'group', id: 'g' }, new Set(['f']), board)).toEqual(['g'])
})

test('[OR4] a drop is not possible where its section, its group or the next item is gone, or all that is dragged', () => {
  const act = { ids: ['a'], to: to('s', 'e', 'g') }
  const without = (...entries: ShownEntry[]) => [section(null, alone('a')), section('s', ...entries)]
  expect(isPossible(act, board)).toBe(true)
  expect(isPossible(act, without(group('g', 'f')))).toBe(false)
  expect(isPossible(act, without(alone('e')))).toBe(false)
  expect(isPossible(act, [section(null, alone('a'))])).toBe(false)
  expect(isPossible({ ...act, ids: ['gone'] }, board)).toBe(false)
  expect(actOf(['a'], to('gone'), board)).toBeNull()
})

test('by keys, up and down go from place to place, and left and right to the next section', () => {
  const stops = placeStops({ kind: 'item', id: 'b' }, ['b'], board)
  expect(stops.targets).toEqual([to(null, 'a'), to(null), to('s', null, 'g'), to('s'), to('t')])
  const at = (key: string, from: number) => stops.targets[stepTo(stops, from, key) ?? -1]
  expect(at('ArrowUp', stops.start)).toEqual(to(null, 'a'))
  expect(at('ArrowDown', stops.start)).toEqual(to(null))
  expect(at('ArrowRight', stops.start)).toEqual(to('s'))
  expect(at('ArrowRight', 3)).toEqual(to('t'))
  expect(at('ArrowLeft', 4)).toEqual(to('s'))
})

test('a group goes from section to section, and into no group', () => {
  const { targets } = placeStops({ kind: 'group', id: 'g' }, ['g'], board)
  expect(targets).toEqual([to(null), to('s', 'd'), to('t')])
})

test('the name of a place tells its section, its group and what is next', () => {
  expect(isInSection(placeName(to(null, 'a')), null)).toBe(true)
  expect(isInSection(placeName(to('s')), null)).toBe(false)
  expect(isInSection(null, null)).toBe(false)
  expect(isBefore(placeName(to('s', 'e', 'g')), 'e')).toBe(true)
  expect(isEndOfGroup(placeName(to('s', 'e', 'g')), 'g')).toBe(false)
  expect(isEndOfGroup(placeName(to('s', null, 'g')), 'g')).toBe(true)
})
