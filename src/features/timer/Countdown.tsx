import { IconClock, IconClockPause } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import classes from './Countdown.module.css'
import { timerText } from './timerText.ts'
import { clockText } from './timeText.ts'
import type { TimerView } from './useTimer.ts'

export interface CountdownProps {
  view: TimerView
  /** `room` is for a screen that is read from the last row. */
  size?: 'bar' | 'panel' | 'room'
  /** Draws attention to the end. */
  hasJustEnded?: boolean
}

/** The remaining time in digits; a word at the end. */
export function Countdown({ view, size = 'bar', hasJustEnded = false }: CountdownProps) {
  const text = useText(timerText)
  const { seconds, isPaused, isOver } = view
  const Icon = isPaused ? IconClockPause : IconClock
  const figures = clockText(seconds)
  return (
    <span
      className={classes.countdown}
      translate="no"
      role="timer"
      data-size={size}
      data-over={isOver || undefined}
      data-new={(isOver && hasJustEnded) || undefined}
      data-paused={isPaused || undefined}
      aria-label={isOver ? text.over : text.leftLabel(text.left(seconds))}
    >
      {size === 'bar' && <Icon size={18} aria-hidden="true" />}
      <span className={classes.figures} aria-hidden="true" style={{ minWidth: `${figures.length * 0.6}em` }}>
        {isOver ? text.over : figures}
      </span>
      {isPaused && (
        <span className={classes.paused} aria-hidden="true">
          {text.paused}
        </span>
      )}
    </span>
  )
}
