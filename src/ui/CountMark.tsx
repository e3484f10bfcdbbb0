import type { ReactNode } from 'react'
import classes from './CountMark.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CountMarkProps {
  icon: ReactNode
  count: number
  /** The count in words: read aloud, and shown under the pointer. */
  label: string
  className?: string | undefined
}

/** A number beside a picture of what it counts. */
export function CountMark({ icon, count, label, className = '' }: CountMarkProps) {
  return (
    <span className={`${classes.mark} ${className}`} title={label}>
      {icon}
      <span aria-hidden="true" data-numeric>
        {count}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
