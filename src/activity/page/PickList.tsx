import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './PickList.module.css'

export interface PickListProps {
  label: string
  value: string
  /** The facilitator leads, so nothing can be chosen. */
  isLocked: boolean
  onPick: (value: string) => void
  /** Drawn over the list; shows the current choice. */
  shown: ReactNode
  className: string | undefined
  shownClassName: string | undefined
  /** The options. */
  children: ReactNode
}

/**
 * A list to jump to an item: the browser's native select, which every phone supports, with the current choice drawn
 * over it.
 */
export function PickList(props: PickListProps) {
  const { label, value, isLocked, onPick, shown, className, shownClassName, children } = props
  return (
    <div className={`${classes.list} ${className}`} data-locked={isLocked || undefined}>
      <span aria-hidden="true" className={`${classes.shown} ${shownClassName}`}>
        {shown}
        <IconChevronDown size={18} />
      </span>
      <select
        aria-label={label}
        className={classes.select}
        disabled={isLocked}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  )
}
