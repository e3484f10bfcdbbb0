import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ReasonedItem.module.css'

export interface ReasonedItemProps {
  icon: ReactNode
  /** Why it cannot be chosen now; null when it can. */
  reason: string | null
  /** It takes something away. */
  isGrave?: boolean
  onClick: () => void
  children: string
}

/** An entry of a menu that says beneath itself why it cannot be chosen. */
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
