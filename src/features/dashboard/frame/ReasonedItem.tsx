import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ReasonedItem.module.css'

export interface ReasonedItemProps {
  icon: ReactNode
  /** Why the entry is disabled now; null when it is enabled. */
  reason: string | null
  /** Whether the action is destructive. */
  isGrave?: boolean
  onClick: () => void
  children: string
}

/** A menu entry that shows the reason below its label when it is disabled. */
export function ReasonedItem({ icon, reason, isGrave = false, onClick, children }: ReasonedItemProps) {
  return (
    <Menu.Item
      {...(isGrave ? { color: 'red' } : {})}
      leftSection={icon}
      disabled={reason !== null}
      onClick={onClick}
    >
      {children}
      {reason !== null && <span className={classes.reason}>{reason}</span>}
    </Menu.Item>
  )
}
