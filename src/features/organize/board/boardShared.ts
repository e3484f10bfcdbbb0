import { createContext, use } from 'react'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import type { GroupId, OrganizeItemId, SectionId } from '#domain/ids.ts'
import type { sortText } from './sortText.ts'

/** An open menu, and the button that opened it. */
export type OpenMenu = { anchor: HTMLElement } & (
  | { kind: 'item'; id: OrganizeItemId }
  | { kind: 'group'; id: GroupId }
  | { kind: 'section'; id: SectionId | null }
)

/** What the cards of a board need while somebody may sort. */
export interface SortShared {
  selecting: Selecting
  openMenu: (menu: OpenMenu) => void
  /** Groups can be dragged, and they and sections have a menu: on a facilitator's desk. */
  isArranging: boolean
  /** Asks for the name of a new section; null: this person cannot add one. */
  addSection: (() => void) | null
  /** Texts of sorting, which nobody else loads. */
  text: (typeof sortText)['en']
}

/** Null: the board is read. */
export const SortContext = createContext<SortShared | null>(null)

export function useSort(): SortShared | null {
  return use(SortContext)
}

/** Keyboard instructions: the description of every card that can be moved. */
export const sortHintId = 'organize-sort-hint'
