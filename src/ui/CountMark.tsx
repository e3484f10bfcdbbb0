import type { ReactNode } from 'react'
import classes from './CountMark.module.css'
import { VisuallyHidden } from './focus/VisuallyHidden.tsx'

export interface CountMarkProps {
  icon: ReactNode
  count: number
  /** The count in words: for screen readers, and as a tooltip. */
  label: string
  className?: string | undefined
}

/** A number beside an icon of what it counts. */
export function CountMark({ icon, count, label, className = '' }: CountMarkProps) {
  return (
    <span className={`${classes.mark} ${className}`} title={label}>
      {icon}
      <span aria-hidden="true" translate="no" data-numeric>
        {count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
