import type { ReactNode } from 'react'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import classes from './PageFoot.module.css'

export interface FootFrameProps {
  /** Name of the region for screen readers. */
  label: string
  children: ReactNode
}

/** The sticky frame of a footer, for pages that arrange it themselves; they place the slot `footer`, who is done. */
export function FootFrame({ label, children }: FootFrameProps) {
  return (
    <section className={classes.foot} aria-label={label} data-page-foot>
      {children}
    </section>
  )
}

export interface PageFootProps {
  /** Name of the region for screen readers. */
  label: string
  /** An `AddBox`, or nothing. */
  box?: ReactNode
  /** `FootFact`s: number of answers, likes left. */
  children: ReactNode
}

/** Sticky footer under the cards: the box for an answer, some numbers, and who is done (the slot `footer`). */
export function PageFoot({ label, box, children }: PageFootProps) {
  return (
    <FootFrame label={label}>
      <div className={classes.inner}>
        {box}
        <div className={classes.row}>
          <div className={classes.facts}>{children}</div>
          <HeaderSlotTarget name="footer" className={classes.slot} />
        </div>
      </div>
    </FootFrame>
  )
}

export interface FootFactProps {
  /** Decorative: adds nothing to the words. */
  icon?: ReactNode
  /** Changes are announced to screen readers. */
  isAnnounced?: boolean
  children: ReactNode
}

/** One number in the footer. */
export function FootFact({ icon, isAnnounced = false, children }: FootFactProps) {
  return (
    <span className={classes.fact} role={isAnnounced ? 'status' : undefined}>
      {icon}
      {children}
    </span>
  )
}
