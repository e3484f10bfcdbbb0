import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../texts/useText.ts'
import { sessionUiText } from './text.ts'
import classes from './StepArrows.module.css'

export interface StepArrowsProps {
  /** Undefined: no step in this direction. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** The facilitator leads with Follow me: arrows are locked. */
  isLocked?: boolean
  /** Shown between the arrows, such as 'Question 2 of 5'. */
  children?: ReactNode
}

/** The arrows of a session: previous, the current position, next. */
export function StepArrows({ onPrevious, onNext, isLocked = false, children }: StepArrowsProps) {
  const text = useText(sessionUiText)
  const hint = isLocked ? { title: text.locked } : {}
  return (
    <div className={classes.steps} role="group" aria-label={text.steps} {...hint}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={text.previous}
        data-step="previous"
        disabled={isLocked || !onPrevious}
        onClick={onPrevious}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      {children}
      <ActionIcon
        variant="default"
        size={44}
        aria-label={text.next}
        data-step="next"
        disabled={isLocked || !onNext}
        onClick={onNext}
      >
        <IconChevronRight size={22} />
      </ActionIcon>
    </div>
  )
}
