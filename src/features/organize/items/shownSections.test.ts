import { expect, test } from 'vitest'
import type { Own } from '#activity/overlay/own.ts'
import { itemType } from '#domain/organize/items.ts'
import type { ItemView } from '#domain/organize/items.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { foundIn, itemsOf, moved, placeKey, placeOf, shownSections } from './shownSections.ts'
import type { MovedFields, ShownSection } from './shownSections.ts'

const item = (id: string): ItemView => ({
  id,
  text: id,
  desc: `about ${id}`,
  createdAt: 1,
  place: 0,
  byFacilitator: false,
})
const section = (id: string | null, ...ids: string[]): OrganizedSection => ({
  ...{ id, text: id ?? 'Unsorted', desc: '', color: 0 },
  entries: ids.map((one) => ({ group: null, items: [item(one)] })),
})
const inDocument: OrganizedSection[] = [
  section(null, 'a', 'b'),
  { ...section('s', 'c'), entries: [{ group: { id: 'g', text: 'g', order: 'g' }, items: [item('c')] }] },
]
const nothing: Own<ItemView> = {
  fetched: { atMs: 0, wasEarly: false, items: [], liked: new Set() },
  ...{ contents: [], pending: [], acts: new Map(), isDeviceOnly: false },
}
const keyOf = (id: string): string => placeKey({ sectionId: null, groupId: null, order: id })
const fields = (id: string, to: Partial<MovedFields>): MovedFields => ({
  ...{ sectionId: 's', groupId: null, beforeId: null, was: keyOf(id), ...to },
})
const waits = (id: string, to: Partial<MovedFields> = {}): OutboxEntry => ({
  ...{ entryId: id, workshopId: 'w', document: 'm', variables: {}, objectId: 'o', label: '', text: '' },
  ...{ order: 1, createdMs: 1, isKept: true, state: { status: 'waiting' } },
  effect: { does: 'change', type: itemType.kind, id, fields: fields(id, to) },
})
const shown = (own: Partial<Own<ItemView>>) => shownSections(inDocument, { ...nothing, ...own }, keyOf)
const ids = (sections: readonly ShownSection[]): string[][] =>
  sections.map((one) => itemsOf(one).map(({ id }) => id))

test('[OR6] a move that waits is shown at once: in its section, its group, and before what it was put before', () => {
  expect(ids(shown({}))).toEqual([['a', 'b'], ['c']])
  expect(ids(shown({ pending: [waits('a')] }))).toEqual([['b'], ['c', 'a']])
  expect(ids(shown({ pending: [waits('a', { groupId: 'g', beforeId: 'c' })] }))).toEqual([['b'], ['a', 'c']])
  expect(ids(shown({ pending: [waits('b', { sectionId: null, beforeId: 'a' })] }))).toEqual([
    ['b', 'a'],
    ['c'],
  ])
  expect(ids(shown({ pending: [waits('a'), waits('b', { beforeId: 'a' })] }))).toEqual([[], ['c', 'b', 'a']])
})

test('[OR6] a move that was sent stays shown until the document has it in another place than it was', () => {
  const acts = (was: string) => new Map([['a', { objectId: 'o', fields: fields('a', { was }) }]])
  expect(ids(shown({ acts: acts(keyOf('a')) }))).toEqual([['b'], ['c', 'a']])
  expect(ids(shown({ acts: acts('elsewhere') }))).toEqual([['a', 'b'], ['c']])
})

test('[OR4] what goes to a section or group that is gone stays where it is', () => {
  expect(ids(shown({ pending: [waits('a', { sectionId: 'gone' })] }))).toEqual([['a', 'b'], ['c']])
  expect(ids(shown({ pending: [waits('a', { groupId: 'gone' })] }))).toEqual([['a', 'b'], ['c']])
  expect(ids(moved(shown({}), 'gone', { sectionId: 's', groupId: null, beforeId: null }))).toEqual([
    ['a', 'b'],
    ['c'],
  ])
})

test('[OR4] an empty group stays; the place of a group and of what is in it', () => {
  const emptied = shown({ pending: [waits('c', { sectionId: null })] })
  expect(ids(emptied)).toEqual([['a', 'b', 'c'], []])
  expect(placeOf(emptied, 'g')).toEqual({ sectionId: 's', groupId: null })
  expect(placeOf(shown({}), 'c')).toEqual({ sectionId: 's', groupId: 'g' })
  expect(placeOf(shown({}), 'gone')).toBeNull()
})

test('a search keeps what matches in text or description, and what was added during it; groups without a match go', () => {
  expect(ids(foundIn(shown({}), 'about a', null))).toEqual([['a'], []])
  expect(ids(foundIn(shown({}), 'about a', 'c'))).toEqual([['a'], ['c']])
  expect(foundIn(shown({}), ' ', null)).toEqual(shown({}))
})
