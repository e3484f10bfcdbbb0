import { createContext } from 'react'
import type { PlanColumnId } from '#domain/ids.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { Arrange } from './arrange/useArrange.ts'
import type { RowsView } from './useRowView.ts'

/** What the menus of columns show and do. */
export interface ColumnMenuActs {
  plan: Plan
  view: RowsView
  /** Null for those who may not change columns. */
  arrange: Arrange | null
  /** @param index its position */
  onAdd: (index: number) => void
  onRename: (columnId: PlanColumnId) => void
  onChoices: (columnId: PlanColumnId) => void
  onDelete: (columnId: PlanColumnId) => void
}

/** With large text, menus are no larger than the screen. */
export const withinScreen = { flip: true, shift: true, size: { padding: 8 } }

/** Read by menus that were opened: headings are not drawn again when it changes. */
export const ColumnMenuContext = createContext<ColumnMenuActs | null>(null)
