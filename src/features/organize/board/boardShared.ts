import { createContext, use } from 'react'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import type { GroupId, OrganizeItemId } from '#domain/ids.ts'

/** An open menu, and the button that opened it. */
export type OpenMenu = { anchor: HTMLElement } & (
  { kind: 'item'; id: OrganizeItemId } | { kind: 'group'; id: GroupId }
)

/** What the cards of a board need while somebody may sort. */
export interface SortShared {
  selecting: Selecting
  openMenu: (menu: OpenMenu) => void
  /** Groups can be dragged and have a menu: on a facilitator's desk. */
  isArranging: boolean
}

/** Null: the board is read. */
export const SortContext = createContext<SortShared | null>(null)

export function useSort(): SortShared | null {
  return use(SortContext)
}

/** Keyboard instructions: the description of every card that can be moved. */
export const sortHintId = 'organize-sort-hint'
