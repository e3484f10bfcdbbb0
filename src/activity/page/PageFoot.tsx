import type { ReactNode } from 'react'
import { HeaderSlotPlace } from '#ui/session/HeaderSlots.tsx'
import classes from './PageFoot.module.css'

export interface PageFootProps {
  /** Names the region for screen readers. */
  label: string
  /** What can be written here: an `AddBox`, or nothing. */
  box?: ReactNode
  /** `FootFact`s: how many answers there are, likes left. */
  children: ReactNode
}

/** What stays in reach under the cards: the box to answer in, some numbers, and who is done (the slot `footer`). */
export function PageFoot({ label, box, children }: PageFootProps) {
  return (
    <section className={classes.foot} aria-label={label}>
      <div className={classes.inner}>
        {box}
        <div className={classes.row}>
          <div className={classes.facts}>{children}</div>
          <HeaderSlotPlace name="footer" className={classes.slot} />
        </div>
      </div>
    </section>
  )
}

export interface FootFactProps {
  /** Decoration; says nothing that the words do not. */
  icon?: ReactNode
  /** A change of it is told to screen readers. */
  isTold?: boolean
  children: ReactNode
}

/** One of the foot's facts. */
export function FootFact({ icon, isTold = false, children }: FootFactProps) {
  return (
    <span className={classes.fact} role={isTold ? 'status' : undefined}>
      {icon}
      {children}
    </span>
  )
}
