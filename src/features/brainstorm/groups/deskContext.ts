import { createContext, use } from 'react'
import type { ObjectId, PostGroupId, PostId } from '#domain/ids.ts'
import type { GroupBoard } from './groupBoard.ts'
import type { Selecting } from './useSelection.ts'
import type { Grouping } from './useGrouping.ts'

/** A menu that is open, and the button it belongs to. */
export type OpenMenu = { anchor: HTMLElement } & (
  { kind: 'post'; postId: PostId } | { kind: 'group'; groupId: PostGroupId }
)

/** A dialog that is open. */
export type Asking =
  | { kind: 'addGroup' }
  | { kind: 'rename'; groupId: PostGroupId }
  | { kind: 'color'; groupId: PostGroupId }
  | { kind: 'moveTo'; postIds: PostId[] }
  | { kind: 'groupWith'; postId: PostId }
  | { kind: 'mergeInto'; groupId: PostGroupId }
  | { kind: 'merge'; fromId: PostGroupId; toId: PostGroupId }
  | { kind: 'deleteGroup'; groupId: PostGroupId }
  | { kind: 'deletePosts'; postIds: PostId[] }
  | { kind: 'edit'; postId: PostId }

/** What the parts of the Groups page share. */
export interface GroupsDeskContext {
  /** The question that the groups are of. */
  at: { objectId: ObjectId; multiTopicId: string; questionId: string }
  /** What is on the screen: frozen during a drag. */
  board: GroupBoard
  grouping: Grouping
  selecting: Selecting
  /** The group that was selected last; others may be open beside it. */
  openGroupId: PostGroupId | null
  /** Selects a group; presenting shows it alone. */
  openGroup: (id: PostGroupId) => void
  /** Opens one that was just made; the room keeps seeing all of them. */
  openNew: (id: PostGroupId) => void
  /** Shows one answer in full, with its comments. */
  openPost: (id: PostId) => void
  openMenu: (menu: OpenMenu) => void
  ask: (asking: Asking) => void
  /** Merges at once, or asks for the name to keep. */
  merge: (fromId: PostGroupId, toId: PostGroupId) => void
}

export const DeskContext = createContext<GroupsDeskContext | null>(null)

/** @throws {Error} outside the Groups page of a facilitator */
export function useGroupsDesk(): GroupsDeskContext {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useGroupsDesk outside a GroupsDesk')
  return desk
}
