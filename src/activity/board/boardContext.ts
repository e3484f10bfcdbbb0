import { createContext, use } from 'react'
import type { BoardContent, GroupId, ItemId } from './board.ts'
import type { BoardWords } from './boardWords.ts'
import type { Grouping } from './grouping.ts'
import type { Selecting } from './selection/useSelection.ts'

/** An open menu, and the button that opened it. */
export type OpenMenu = { anchor: HTMLElement } & (
  { kind: 'item'; itemId: ItemId } | { kind: 'group'; groupId: GroupId }
)

/** An open dialog about groups. */
export type AskingGroups =
  | { kind: 'addGroup' }
  | { kind: 'rename'; groupId: GroupId }
  | { kind: 'color'; groupId: GroupId }
  | { kind: 'moveTo'; itemIds: ItemId[] }
  | { kind: 'groupWith'; itemId: ItemId }
  | { kind: 'mergeInto'; groupId: GroupId }
  | { kind: 'merge'; fromId: GroupId; toId: GroupId }
  | { kind: 'deleteGroup'; groupId: GroupId }

/** An open dialog about items, which is the kind's own. */
export type AskingItems = { kind: 'deleteItems'; itemIds: ItemId[] } | { kind: 'edit'; itemId: ItemId }

/** What the components of a board share. */
export interface BoardShared {
  /** The board on the screen: frozen during a drag. */
  board: BoardContent
  words: BoardWords
  grouping: Grouping
  selecting: Selecting
  /** The group selected last; others may be open beside it. */
  openGroupId: GroupId | null
  /** Selects a group; presenting then shows it alone. */
  openGroup: (id: GroupId) => void
  /** Opens a group that was just created; the room continues to see all groups. */
  openNew: (id: GroupId) => void
  /** Opens one item in full. */
  openItem: (id: ItemId) => void
  copyItems: (ids: ItemId[]) => void
  openMenu: (menu: OpenMenu) => void
  ask: (asking: AskingGroups | AskingItems) => void
  /** Merges immediately, or asks which name to keep. */
  merge: (fromId: GroupId, toId: GroupId) => void
}

export const BoardContext = createContext<BoardShared | null>(null)

/** @throws {Error} outside of a board */
export function useBoard(): BoardShared {
  const shared = use(BoardContext)
  if (!shared) throw new Error('useBoard outside of a Board')
  return shared
}
