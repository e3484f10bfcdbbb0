import type { ComponentType } from 'react'

/** One act on cells or a row. Menus, bars and dialogs show the same list of them. */
export interface TableAct {
  label: string
  Icon: ComponentType<{ size: number }>
  run: () => void
  /** This person may do it, but not now. */
  isOff?: boolean
  isDanger?: boolean
}
