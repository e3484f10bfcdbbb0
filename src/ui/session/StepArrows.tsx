import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../texts/useText.ts'
import { uiText } from '../texts/text.ts'
import classes from './StepArrows.module.css'

export interface StepArrowsProps {
  /** Undefined: no step in this direction. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Where each leads, such as the name of the next activity; undefined while nothing can name it. */
  previousTo?: string | undefined
  nextTo?: string | undefined
  /** The facilitator leads with Follow me: arrows are locked. */
  isLocked?: boolean
  /** Shown between the arrows, such as 'Question 2 of 5'. */
  children?: ReactNode
}

/** The arrows of a session: previous, the current position, next. Each says where it leads. SPEC S8 */
export function StepArrows(props: StepArrowsProps) {
  const { onPrevious, onNext, previousTo, nextTo, isLocked = false, children } = props
  const text = useText(uiText)
  const hint = isLocked ? { title: text.locked } : {}
  const arrow = (step: 'previous' | 'next', onPress: (() => void) | undefined, to: string | undefined) => {
    const label = to === undefined ? text[step] : text.stepTo(text[step], to)
    return (
      <ActionIcon
        variant="default"
        size={44}
        className={classes.arrow ?? ''}
        aria-label={label}
        title={isLocked ? undefined : label}
        data-step={step}
        disabled={isLocked || !onPress}
        onClick={onPress}
      >
        {step === 'previous' && <IconChevronLeft size={22} />}
        {to !== undefined && <span className={classes.to}>{to}</span>}
        {step === 'next' && <IconChevronRight size={22} />}
      </ActionIcon>
    )
  }
  return (
    <div className={classes.steps} role="group" aria-label={text.steps} {...hint}>
      {arrow('previous', onPrevious, previousTo)}
      {children}
      {arrow('next', onNext, nextTo)}
    </div>
  )
}
