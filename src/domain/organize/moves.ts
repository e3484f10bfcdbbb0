import { generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { arrangeItem } from '../activity/items/arrangeItems.ts'
import type { NewItem } from '../activity/items/changeItems.ts'
import { createItem } from '../activity/items/createItems.ts'
import { assertItem } from '../activity/items/deskItems.ts'
import { isThere } from '../activity/items/readItems.ts'
import { isOrderKey, lastKey } from '../activity/reorder.ts'
import { UserMistake } from '../errors.ts'
import type { OrganizeItemId, SectionId } from '../ids.ts'
import * as organizeMessages from '../messages/organize.ts'
import { groupType, itemType, sectionType } from './items.ts'
import { places, readArrangement } from './places.ts'
import type { Target } from './places.ts'
import { hashOf } from './hash.ts'
import { readUnsorted } from './info.ts'
import { groupRules, itemRules } from './rules.ts'
import { assertItemsTaken, assertSorts } from './sorting.ts'

/** Among what is not sorted. */
const nowhere: Target = {}

/** Adds an item, as whoever may. Only who may sort says where it is. SPEC OR3, OR5 */
export function addItem(
  docs: ActivityDocs,
  by: Actor,
  item: NewItem<typeof itemType>,
  to: Target = nowhere,
): void {
  const { desk, board } = docs
  assertItemsTaken(board, by.role)
  assertTarget(desk, to)
  if (isSomewhere(to)) assertSorts(board, by.role)
  createItem(itemRules, docs, by, item)
  putLast(desk, [item.id], to)
}

/** Adds a group at the end of a section, or of what is not sorted. */
export function addGroup(
  desk: Y.Doc,
  group: NewItem<typeof groupType>,
  to: Pick<Target, 'sectionId'> = nowhere,
): void {
  assertTarget(desk, to)
  arrangeItem(groupRules, desk, group)
  putLast(desk, [group.id], to)
}

/** A move by a call. */
export interface Move {
  id: OrganizeItemId
  to: Target
  /** The section that the item leaves, as its mover saw it; null: it was not sorted. Left out: whatever it is. */
  from?: SectionId | null
  /** The item or group before which it is put; left out: the last one. */
  beforeId?: string | undefined
}

/**
 * Moves an item, as whoever may sort. Somebody who did not see that another person moved it does not move it on: a move out
 * of a section in which it no longer is is refused. What is where it should be is no error (idempotent). SPEC OR5, OR6
 *
 * @throws {Refusal} `NOT_FOUND` when the item, the section or the group was deleted
 * @throws {UserMistake} when others sort, input is locked, or the item is elsewhere
 */
export function moveItem({ desk, board }: ActivityDocs, by: Actor, { id, to, from, beforeId }: Move): void {
  assertItem(itemType, desk, id)
  const arrangement = readArrangement(desk)
  const now = arrangement.placeOf(id)
  const wanted = to.groupId === undefined ? (to.sectionId ?? null) : arrangement.placeOf(to.groupId).sectionId
  const isDone = now.groupId === (to.groupId ?? null) && now.sectionId === wanted
  if (isDone && beforeId === undefined) return
  assertSorts(board, by.role)
  assertTarget(desk, to)
  if (from !== undefined && now.sectionId !== from) {
    const name = (sectionId: SectionId | null): string =>
      arrangement.sections.find((one) => one.id === sectionId)?.text ?? readUnsorted(desk).text
    throw new UserMistake(organizeMessages.movedMeanwhile(name(now.sectionId), name(wanted)))
  }
  move(desk, [id], to, beforeId)
}

/**
 * Moves items and groups as an edit of a desk, in their order: one act. What was deleted meanwhile stays where it was, and a
 * group goes beside a group instead of into it.
 *
 * @param beforeId an item or group before which they are put; left out, or without a place: behind all others
 */
export function move(desk: Y.Doc, ids: readonly string[], to: Target, beforeId?: string): void {
  assertTarget(desk, to)
  const there = ids.filter(
    (id) => id !== beforeId && [itemType, groupType].some((type) => isThere(type, desk, id)),
  )
  put(desk, there, to, beforeId)
}

/** Puts items and groups at the end of where they are to be, unchecked. */
export function putLast(desk: Y.Doc, ids: readonly string[], to: Target): void {
  put(desk, ids, to, undefined)
}

function put(
  desk: Y.Doc,
  ids: readonly string[],
  { groupId, sectionId }: Target,
  beforeId: string | undefined,
): void {
  const ofItems = groupId !== undefined ? { groupId } : sectionId !== undefined && { sectionId }
  const section = groupId === undefined ? sectionId : places(desk).get(groupId)?.sectionId
  const ofGroups = section !== undefined && { sectionId: section }
  const orders = ordersFor(desk, ids, beforeId)
  desk.transact(() => {
    for (const [at, id] of ids.entries())
      places(desk).set(id, {
        order: orders[at] ?? '',
        ...(groupType.record(desk).has(id) ? ofGroups : ofItems),
      })
  })
}

/**
 * Keys of the order for what is moved. What is moved at the same time to the same place gets other keys, because these
 * depend on the ids: nothing else ever has to make room, which would undo what somebody else does with it. SPEC OR4
 */
function ordersFor(desk: Y.Doc, ids: readonly string[], beforeId: string | undefined): string[] {
  const after = beforeId === undefined ? undefined : keyOf(desk, beforeId)
  if (after === undefined)
    return generateNKeysBetween(lastKey(places(desk)), null, ids.length).map((key, at) => key + tail(ids[at]))
  const moved = new Set(ids)
  const before = [...places(desk).keys()]
    .flatMap((id) => (moved.has(id) ? [] : (keyOf(desk, id) ?? [])))
    .reduce<string | null>((most, key) => (key < after && (most === null || key > most) ? key : most), null)
  const keys = generateNKeysBetween(before, after, ids.length)
  return keys.map((key, at) => {
    const own = key + tail(ids[at])
    return own < (keys[at + 1] ?? after) ? own : key
  })
}

/** Makes a key that others may have one of its own, which sorts right behind it. A key does not end with a nought. */
function tail(id = ''): string {
  return `${hashOf(id).toString(36)}1`
}

/** The key of the order of something, if it is valid: browsers write desks. */
function keyOf(desk: Y.Doc, id: string): string | undefined {
  const order = places(desk).get(id)?.order
  return isOrderKey(order) ? order : undefined
}

/** Takes all items out of their sections and groups; their order stays. SPEC OR10 */
export function unsortAll(desk: Y.Doc): void {
  for (const id of itemType.record(desk).keys()) {
    const place = places(desk).get(id)
    if (place?.sectionId === undefined && place?.groupId === undefined) continue
    places(desk).set(id, { order: place.order })
  }
}

function isSomewhere({ sectionId, groupId }: Target): boolean {
  return sectionId !== undefined || groupId !== undefined
}

/** @throws {Refusal} `NOT_FOUND` when the section or group was deleted */
function assertTarget(desk: Y.Doc, { sectionId, groupId }: Target): void {
  if (groupId !== undefined) assertItem(groupType, desk, groupId)
  else if (sectionId !== undefined) assertItem(sectionType, desk, sectionId)
}
