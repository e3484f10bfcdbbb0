import { createContext, use } from 'react'
import type { ObjectId, PostGroupId, PostId } from '#domain/ids.ts'
import type { GroupBoard } from './groupBoard.ts'
import type { Selecting } from './selection/useSelection.ts'
import type { Grouping } from './useGrouping.ts'

/** An open menu, and the button that opened it. */
export type OpenMenu = { anchor: HTMLElement } & (
  { kind: 'post'; postId: PostId } | { kind: 'group'; groupId: PostGroupId }
)

/** An open dialog. */
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

/** What the components of the Groups page share. */
export interface GroupsDeskContext {
  /** The question that the groups belong to. */
  at: { objectId: ObjectId; multiTopicId: string; questionId: string }
  /** The board on the screen: frozen during a drag. */
  board: GroupBoard
  grouping: Grouping
  selecting: Selecting
  /** The group selected last; others may be open beside it. */
  openGroupId: PostGroupId | null
  /** Selects a group; presenting then shows it alone. */
  openGroup: (id: PostGroupId) => void
  /** Opens a group that was just created; the room continues to see all groups. */
  openNew: (id: PostGroupId) => void
  /** Opens one answer in full, with its comments. */
  openPost: (id: PostId) => void
  openMenu: (menu: OpenMenu) => void
  ask: (asking: Asking) => void
  /** Merges immediately, or asks which name to keep. */
  merge: (fromId: PostGroupId, toId: PostGroupId) => void
}

export const DeskContext = createContext<GroupsDeskContext | null>(null)

/** @throws {Error} outside the Groups page of a facilitator */
export function useGroupsDesk(): GroupsDeskContext {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useGroupsDesk outside a GroupsDesk')
  return desk
}
