import type { Own } from '#activity/overlay/own.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import { shortTitle } from '#domain/accounts/names.ts'
import type { GroupId, SectionId } from '#domain/ids.ts'
import type { GroupItem, ItemView } from '#domain/organize/items.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import { searchIn } from '#domain/search.ts'
import type { Fields } from '#sync/room/outbox.ts'
import { itemScreen } from './itemScreen.ts'
import type { OrganizeItem } from './itemScreen.ts'

/** What is at one position of a section on the screen: a group with its items, or an item by itself. */
export interface ShownEntry {
  group: GroupItem | null
  items: readonly OrganizeItem[]
}

/** A section as it is on the screen. */
export interface ShownSection extends Omit<OrganizedSection, 'entries'> {
  entries: readonly ShownEntry[]
}

/** Where an item or group is on the screen, or is to be. */
export interface Place {
  /** Null: among what is not sorted. */
  sectionId: SectionId | null
  groupId: GroupId | null
  /** The item or group that it is before; null: it is the last one. */
  beforeId: string | null
}

/** A move of this person that the document does not show yet, as fields of an effect. */
export interface MovedFields extends Fields, Pick<Place, 'sectionId' | 'groupId' | 'beforeId'> {
  /** The place that the item had, by `placeKey`: once it has another one, the document tells where it is. */
  was: string
}

/** Whether the fields of an effect are those of a move. */
export function isMove(fields: Fields | undefined): fields is MovedFields {
  return fields !== undefined && 'was' in fields && 'sectionId' in fields
}

/** The items in a section, in order. */
export function itemsOf({ entries }: Pick<ShownSection, 'entries'>): OrganizeItem[] {
  return entries.flatMap(({ items }) => items)
}

/** The groups with their items. */
export function groupsOf(
  sections: readonly ShownSection[],
): { id: GroupId; items: readonly OrganizeItem[] }[] {
  return sections.flatMap(({ entries }) =>
    entries.flatMap(({ group, items }) => (group ? { id: group.id, items } : [])),
  )
}

/** The id of a group, or of the item that is by itself. */
export function entryId({ group, items }: ShownEntry): string {
  return group?.id ?? items[0]?.id ?? ''
}

/** Where an item or group is on the screen, without what comes after it; null: it is not there. */
export function placeOf(
  sections: readonly ShownSection[],
  id: string,
): Pick<Place, 'sectionId' | 'groupId'> | null {
  for (const { id: sectionId, entries } of sections)
    for (const { group, items } of entries) {
      if (group?.id === id) return { sectionId, groupId: null }
      if (items.some((item) => item.id === id)) return { sectionId, groupId: group?.id ?? null }
    }
  return null
}

/** The text of an item, or the name of a group, shortened. */
export function nameOfThing(sections: readonly ShownSection[], id: string): string {
  const item = sections.flatMap(itemsOf).find((one) => one.id === id)
  const group = sections.flatMap(({ entries }) => entries).find((one) => one.group?.id === id)?.group
  return shortTitle(item?.text ?? group?.text ?? '')
}

/** Identifies a place as the document has it. */
export function placeKey(place: { sectionId: string | null; groupId: string | null; order: string }): string {
  return [place.sectionId, place.groupId, place.order].join(' ')
}

/**
 * Sections as this person sees them: with own items that the document lacks, among what is not sorted, and with own moves
 * that are on their way. SPEC OR3, OR6
 *
 * @param keyOf the place of an item in the document, by `placeKey`
 */
export function shownSections(
  sections: readonly OrganizedSection[],
  own: Own<ItemView>,
  keyOf: (id: string) => string,
): ShownSection[] {
  const inDocument = sections.flatMap(({ entries }) => entries.flatMap(({ items }) => items))
  const seen = overlay(inDocument, own, itemScreen.items)
  const byId = new Map(seen.map((item) => [item.id, item]))
  const known = new Set(inDocument.map(({ id }) => id))
  const added = seen.filter(({ id }) => !known.has(id))
  const shown = sections.map((section): ShownSection => {
    const entries = section.entries.flatMap(({ group, items }) => {
      const here = items.flatMap(({ id }) => byId.get(id) ?? [])
      return group || here.length > 0 ? { group, items: here } : []
    })
    if (section.id !== null) return { ...section, entries }
    return { ...section, entries: [...entries, ...added.map((item) => ({ group: null, items: [item] }))] }
  })
  return movesOf(own, byId, keyOf).reduce((now, { id, fields }) => moved(now, id, fields), shown)
}

/** The last own move of each item that waits, or was sent while the document does not have it yet. */
function movesOf(
  { acts, pending }: Own<ItemView>,
  there: ReadonlyMap<string, OrganizeItem>,
  keyOf: (id: string) => string,
): { id: string; fields: MovedFields }[] {
  const last = new Map<string, MovedFields>()
  const found = (id: string, fields: Fields | undefined): void => {
    if (!isMove(fields) || !there.has(id)) return
    // In the order in which they were made.
    last.delete(id)
    last.set(id, fields)
  }
  for (const [id, { fields }] of acts) if (fields?.['was'] === keyOf(id)) found(id, fields)
  for (const { effect } of pending) if (effect?.does === 'change') found(effect.id, effect.fields)
  return [...last].map(([id, fields]) => ({ id, fields }))
}

/** Sections with an item in another place; where that is gone, the item stays. */
export function moved(sections: readonly ShownSection[], id: string, to: Place): ShownSection[] {
  const item = sections.flatMap(itemsOf).find((one) => one.id === id)
  const target = sections.find((section) => section.id === to.sectionId)
  const isThere =
    target && (to.groupId === null || target.entries.some(({ group }) => group?.id === to.groupId))
  if (!item || !isThere) return [...sections]
  return sections.map((section) => {
    const left = section.entries.flatMap((entry): ShownEntry[] => {
      const items = entry.items.filter((one) => one !== item)
      return entry.group || items.length > 0 ? [{ ...entry, items }] : []
    })
    if (section.id !== to.sectionId) return { ...section, entries: left }
    if (to.groupId === null)
      return { ...section, entries: put(left, { group: null, items: [item] }, to.beforeId, entryId) }
    const entries = left.map((entry) =>
      entry.group?.id === to.groupId
        ? { ...entry, items: put(entry.items, item, to.beforeId, (one) => one.id) }
        : entry,
    )
    return { ...section, entries }
  })
}

function put<One>(
  list: readonly One[],
  one: One,
  beforeId: string | null,
  idOf: (one: One) => string,
): One[] {
  const at = beforeId === null ? -1 : list.findIndex((other) => idOf(other) === beforeId)
  return at < 0 ? [...list, one] : list.toSpliced(at, 0, one)
}

/**
 * What of sections matches a search, in text or description; groups without a match are left out.
 *
 * @param keptId an item that was added during the search stays
 */
export function foundIn(
  sections: readonly ShownSection[],
  search: string,
  keptId: string | null,
): readonly ShownSection[] {
  if (search.trim() === '') return sections
  const found = new Set(
    searchIn(sections.flatMap(itemsOf), search, ({ text, desc }) => `${text}\n${desc}`).map(({ id }) => id),
  )
  return sections.map((section) => ({
    ...section,
    entries: section.entries.flatMap((entry): ShownEntry[] => {
      const items = entry.items.filter(({ id }) => found.has(id) || id === keptId)
      return items.length > 0 ? [{ ...entry, items }] : []
    }),
  }))
}
