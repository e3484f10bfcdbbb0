import type * as Y from 'yjs'
import type { Message } from '#domain/message.ts'
import type { GroupId, ItemId } from './board.ts'

/**
 * What facilitators can do with the groups of a board. Each act is a single undo step, tells what it did, and returns
 * whether it was possible, or the group that it made.
 */
export interface Grouping {
  /** Where its edits are undone. */
  desk: Y.Doc
  /** The last merge into the group can be undone. */
  isMerged: (id: GroupId) => boolean
  create: (title: string) => GroupId | null
  createWith: (ids: ItemId[]) => GroupId | null
  /** Makes a group of two items, or adds the first to the group of the second. */
  groupOnto: (itemId: ItemId, ontoId: ItemId) => GroupId | null
  move: (ids: readonly ItemId[], groupId: GroupId) => boolean
  ungroup: (ids: readonly ItemId[]) => boolean
  /** @param title of the merged group */
  merge: (fromId: GroupId, toId: GroupId, title: string) => boolean
  /** Undoes the last merge, or dissolves the group. */
  unmerge: (id: GroupId) => boolean
  rename: (id: GroupId, title: string) => boolean
  color: (id: GroupId, color: number) => boolean
  /** @param position that it then has, from 1 */
  place: (id: GroupId, beforeId: GroupId | null, position: number) => boolean
  /** Returns why it was not possible, for the dialog that asked before. */
  remove: (id: GroupId) => Message | null
}
