import type { ReactNode } from 'react'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { useArrows } from '../navigation/useArrows.ts'
import { PickList } from './PickList.tsx'
import classes from './StepPicker.module.css'

export interface StepPickerProps {
  /** The position in words, such as "Question 2 of 5". */
  label: string
  /** The same where there is less space, such as "2/5". */
  short: string
  value: string
  /** The facilitator leads: arrows and list are locked. */
  isLocked: boolean
  onPick: (value: string) => void
  /** What the stop at an index is called, for the arrow that leads there; undefined: as by default. */
  stopName: (at: number) => string | undefined
  /** The options: everything that the arrows step through in this activity. */
  children: ReactNode
}

/** In the header: the session's arrows, and between them a list to jump to any of the activity's steps. */
export function StepPicker({ label, short, value, isLocked, onPick, stopName, children }: StepPickerProps) {
  const arrows = useArrows(stopName)
  return (
    <StepArrows {...arrows}>
      <PickList
        {...{ label, value, isLocked, onPick }}
        shown={
          <>
            <span className={classes.long}>{label}</span>
            <span className={classes.short}>{short}</span>
          </>
        }
        className={classes.picker}
        shownClassName={classes.label}
      >
        {children}
      </PickList>
    </StepArrows>
  )
}
