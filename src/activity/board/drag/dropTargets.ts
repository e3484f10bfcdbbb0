import { itemsOf } from '../board.ts'
import type { BoardContent, GroupId, ItemId } from '../board.ts'

/** What is dragged. */
export type Lifted = { kind: 'item'; id: ItemId } | { kind: 'group'; id: GroupId }

/** A drop target. */
export type DropTarget =
  | { kind: 'item'; id: ItemId }
  /** Anywhere in a group: its card in the list, its name, its column. */
  | { kind: 'group'; id: GroupId }
  /** Among the ungrouped items, but not on one of them. */
  | { kind: 'ungrouped' }
  /** Between two groups; null: after the last. */
  | { kind: 'before'; id: GroupId | null }

/** The effect of a drop. */
export type GroupingAct =
  | { kind: 'groupItems'; itemId: ItemId; ontoItemId: ItemId }
  | { kind: 'moveItem'; itemId: ItemId; groupId: GroupId }
  | { kind: 'ungroupItem'; itemId: ItemId }
  | { kind: 'mergeGroups'; fromId: GroupId; toId: GroupId }
  | { kind: 'placeGroup'; groupId: GroupId; beforeId: GroupId | null; position: number }

/** Names of drop targets and dragged items, used as attributes in the page. */
export const dropIds = {
  ungrouped: 'ungrouped',
  groups: 'groups',
  item: (id: ItemId) => `item:${id}`,
  group: (id: GroupId) => `group:${id}`,
  before: (id: GroupId | null) => `before:${id ?? ''}`,
} as const

/** The name of a drop target, of `dropIds`. */
export function nameOf(dropTarget: DropTarget): string {
  if (dropTarget.kind === 'ungrouped') return dropIds.ungrouped
  if (dropTarget.kind === 'before') return dropIds.before(dropTarget.id)
  return dropIds[dropTarget.kind](dropTarget.id)
}

/** @returns null for a name of `dropIds` that is not a draggable item */
export function liftedBy(name: string): Lifted | null {
  const [kind, id] = name.split(':', 2)
  return id !== undefined && (kind === 'item' || kind === 'group') ? { kind, id } : null
}

/** The group that an item is in, on this board; null: none. */
export function groupOf(board: BoardContent, itemId: ItemId): GroupId | null {
  return board.groups.find(({ items }) => items.some(({ id }) => id === itemId))?.id ?? null
}

/**
 * The effect of a drop, by ids.
 *
 * @param board as shown on the screen during the drag
 * @returns null when the drop changes nothing
 */
export function actOf(
  lifted: Lifted,
  dropTarget: DropTarget | null,
  board: BoardContent,
): GroupingAct | null {
  if (dropTarget === null) return null
  if (lifted.kind === 'item') return actOfItem(lifted.id, dropTarget, board)
  if (dropTarget.kind === 'group' && dropTarget.id !== lifted.id)
    return { kind: 'mergeGroups', fromId: lifted.id, toId: dropTarget.id }
  if (dropTarget.kind !== 'before' || dropTarget.id === lifted.id) return null
  const ids = board.groups.map(({ id }) => id)
  const others = ids.filter((id) => id !== lifted.id)
  const index = dropTarget.id === null ? others.length : others.indexOf(dropTarget.id)
  if (index < 0 || ids[index] === lifted.id) return null
  return { kind: 'placeGroup', groupId: lifted.id, beforeId: dropTarget.id, position: index + 1 }
}

function actOfItem(itemId: ItemId, dropTarget: DropTarget, board: BoardContent): GroupingAct | null {
  const from = groupOf(board, itemId)
  if (dropTarget.kind === 'item' && dropTarget.id !== itemId)
    return { kind: 'groupItems', itemId, ontoItemId: dropTarget.id }
  if (dropTarget.kind === 'group' && dropTarget.id !== from)
    return { kind: 'moveItem', itemId, groupId: dropTarget.id }
  if (dropTarget.kind === 'ungrouped' && from !== null) return { kind: 'ungroupItem', itemId }
  return null
}

/** Whether everything that an act names still exists: others edit the same board concurrently. */
export function isPossible(act: GroupingAct, board: BoardContent): boolean {
  const hasItem = (id: ItemId): boolean => itemsOf(board).some((item) => item.id === id)
  const hasGroup = (id: GroupId | null): boolean =>
    id === null || board.groups.some((group) => group.id === id)
  if (act.kind === 'groupItems') return hasItem(act.itemId) && hasItem(act.ontoItemId)
  if (act.kind === 'moveItem') return hasItem(act.itemId) && hasGroup(act.groupId)
  if (act.kind === 'ungroupItem') return hasItem(act.itemId)
  if (act.kind === 'mergeGroups') return hasGroup(act.fromId) && hasGroup(act.toId)
  return hasGroup(act.groupId) && hasGroup(act.beforeId)
}
