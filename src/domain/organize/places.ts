import type * as Y from 'yjs'
import { rootMap } from '../activity/docs.ts'
import { mapsOf } from '../activity/items/itemType.ts'
import { readItems } from '../activity/items/readItems.ts'
import type { Ordered } from '../activity/order.ts'
import type { GroupId, SectionId } from '../ids.ts'
import { readUnsorted } from './info.ts'
import { groupType, itemType, sectionType } from './items.ts'
import type { GroupItem, ItemView, SectionItem } from './items.ts'

/**
 * Where an item or a group is: one value, so that of simultaneous moves one counts, as a whole. A section or group that was
 * deleted is read through: what it held is not sorted, or directly in the section, until it is restored. SPEC OR4
 */
export interface Place extends Ordered {
  /** Left out: it is not sorted. */
  sectionId?: SectionId
  /** Of an item in a group: the group alone, which has a section. */
  groupId?: GroupId
}

/** id of an item or a group → its place */
export const places = rootMap<Place>('places')

/** Where something is to be: in a group, directly in a section, or nowhere, which is among what is not sorted. */
export type Target = Pick<Place, 'sectionId' | 'groupId'>

/** A place as it is read. */
export interface ReadPlace {
  /** Null: it is not sorted. */
  sectionId: SectionId | null
  groupId: GroupId | null
  /** Empty for a place without a valid one. */
  order: string
}

/** What decides what is in which section. */
export interface Arrangement {
  sections: readonly SectionItem[]
  groups: readonly GroupItem[]
  placeOf(id: string): ReadPlace
}

/** Reads a desk or board. More sections and groups than there may be do not stand, as if they were deleted. SPEC P6, OR4 */
export function readArrangement(doc: Y.Doc): Arrangement {
  const sections = readItems(sectionType, doc).slice(0, sectionType.most)
  const groups = readItems(groupType, doc).slice(0, groupType.most)
  const standing = {
    sections: new Set(sections.map(({ id }) => id)),
    groups: new Set(groups.map(({ id }) => id)),
  }
  const sectionOf = ({ sectionId }: Target): SectionId | null =>
    sectionId !== undefined && standing.sections.has(sectionId) ? sectionId : null
  return {
    sections,
    groups,
    placeOf(id) {
      const place = validPlace(places(doc).get(id))
      const { order, groupId } = place
      if (groupId === undefined || groupType.record(doc).has(id))
        return { order, groupId: null, sectionId: sectionOf(place) }
      const sectionId = sectionOf(validPlace(places(doc).get(groupId)))
      return { order, groupId: standing.groups.has(groupId) ? groupId : null, sectionId }
    },
  }
}

/** Browsers write desks. SPEC P6 */
function validPlace(stored: unknown): Place {
  const { order, sectionId, groupId } = (stored ?? {}) as Readonly<Record<keyof Place, unknown>>
  return {
    order: typeof order === 'string' ? order : '',
    ...(typeof sectionId === 'string' && { sectionId }),
    ...(typeof groupId === 'string' && { groupId }),
  }
}

/** What is at one position of a section: a group with its items, or an item by itself. */
export interface Entry {
  group: GroupItem | null
  items: readonly ItemView[]
}

/** A section with what is in it, in order. */
export interface OrganizedSection extends Omit<SectionItem, 'id' | 'order'> {
  /** Null: what is not sorted. */
  id: SectionId | null
  entries: readonly Entry[]
}

/** All sections of a desk or board in their order; what is not sorted comes first. */
export function readSections(doc: Y.Doc): OrganizedSection[] {
  const { sections, groups, placeOf } = readArrangement(doc)
  const placed = readItems(itemType, doc).map((item) => ({ item, ...placeOf(item.id) }))
  const grouped = Map.groupBy(placed.toSorted(byOrder), ({ groupId }) => groupId)
  const itemsOf = (groupId: GroupId | null) => grouped.get(groupId) ?? []
  const entries = [
    ...groups.map((group) => {
      const items = itemsOf(group.id).map(({ item }) => item)
      return { entry: { group, items }, ...placeOf(group.id) }
    }),
    ...itemsOf(null).map(({ item, ...place }) => ({ entry: { group: null, items: [item] }, ...place })),
  ].toSorted(byOrder)
  const bySection = Map.groupBy(entries, ({ sectionId }) => sectionId)
  const entriesOf = (id: SectionId | null): Entry[] => (bySection.get(id) ?? []).map(({ entry }) => entry)
  return [
    { id: null, ...readUnsorted(doc), color: 0, entries: entriesOf(null) },
    ...sections.map(({ id, text, desc, color }) => ({ id, text, desc, color, entries: entriesOf(id) })),
  ]
}

/** Equal keys keep the order in which items and groups were made. */
function byOrder(a: { order: string }, b: { order: string }): number {
  return a.order === b.order ? 0 : a.order < b.order ? -1 : 1
}

/** The maps of a desk or board that `readSections` reads. */
export const sectionRoots = [...[sectionType, groupType, itemType].flatMap(mapsOf), places]
