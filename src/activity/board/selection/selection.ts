import type { BoardContent, GroupId, ItemId } from '../board.ts'

export type Selection = ReadonlySet<ItemId>

/** Adds an item to the selection, or removes it. */
export function toggled(selection: Selection, id: ItemId): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/**
 * Selects everything between two items of one list, both included; only the second where the first is in another
 * list.
 */
export function withRange(
  selection: Selection,
  list: readonly ItemId[],
  fromId: ItemId | null,
  toId: ItemId,
): Selection {
  const from = fromId === null ? -1 : list.indexOf(fromId)
  const to = list.indexOf(toId)
  const range = from < 0 || to < 0 ? [toId] : list.slice(Math.min(from, to), Math.max(from, to) + 1)
  return new Set([...selection, ...range])
}

/**
 * The selected items that still exist, in screen order: others may have deleted some.
 *
 * @param items all of a board, in that order
 */
export function selectedHere(selection: Selection, items: readonly { id: ItemId }[]): ItemId[] {
  return items.flatMap(({ id }) => (selection.has(id) ? id : []))
}

/** The groups of which all items are selected. */
export function wholeGroups(
  ids: readonly ItemId[],
  { groups }: { groups: readonly { id: GroupId; items: readonly { id: ItemId }[] }[] },
): GroupId[] {
  const chosen = new Set(ids)
  return groups.flatMap(({ id, items }) =>
    items.length > 0 && items.every((item) => chosen.has(item.id)) ? id : [],
  )
}

/** The acts that are possible with a selection; the buttons of all others are disabled. */
export interface Possible {
  group: boolean
  move: boolean
  ungroup: boolean
  edit: boolean
  remove: boolean
}

/**
 * Grouping needs two items that do not already form one whole group; editing needs exactly one.
 *
 * @param ids of existing items
 */
export function possibleActs(ids: readonly ItemId[], board: BoardContent): Possible {
  const chosen = new Set(ids)
  const inGroup = (items: readonly { id: ItemId }[]): number =>
    items.filter(({ id }) => chosen.has(id)).length
  const isWholeGroup = board.groups.some(
    ({ items }) => items.length === ids.length && inGroup(items) === ids.length,
  )
  return {
    group: ids.length >= 2 && !isWholeGroup,
    move: ids.length > 0 && board.groups.some(({ items }) => inGroup(items) < ids.length),
    ungroup: board.groups.some(({ items }) => inGroup(items) > 0),
    edit: ids.length === 1,
    remove: ids.length > 0,
  }
}
