import { useEffect, useRef, useState } from 'react'
import { useStateDocument } from '#sync/room/documents.ts'
import { useServerClock } from '#sync/room/useServerClock.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { playEndSound } from './endSound.ts'
import { momentOf, timerEvent } from './timerEvent.ts'
import type { TimerEvent, TimerMoment } from './timerEvent.ts'
import { timerText } from '../timerText.ts'
import { secondsOf } from '../timeText.ts'
import type { TimerView } from '../useTimer.ts'

const signalMs = 8000

/**
 * Announces timer events to screen readers, and returns whether the timer ended just now: only on a screen that saw it
 * run, not on one opened later.
 *
 * @param view of `useTimer`; a change of its seconds triggers the check
 */
export function useTimerSignals(view: TimerView | null): { hasJustEnded: boolean } {
  const text = useText(timerText)
  const { timer } = useStateDocument().state
  const { nowMs } = useServerClock()
  const before = useRef<TimerMoment | null>(null)
  const [ends, setEnds] = useState(0)
  const seconds = view?.seconds

  useEffect(() => {
    const now = momentOf(timer, nowMs())
    const event = before.current && timerEvent(before.current, now)
    before.current = now
    if (!event) return
    announce(sentenceFor(event, text, now))
    if (event !== 'over') return setEnds(0)
    setEnds((count) => count + 1)
    playEndSound()
  }, [timer, seconds, nowMs, text])

  useEffect(() => {
    if (ends === 0) return undefined
    const waiting = setTimeout(() => setEnds(0), signalMs)
    return () => clearTimeout(waiting)
  }, [ends])
  return { hasJustEnded: ends > 0 }
}

function sentenceFor(
  event: TimerEvent,
  { said, left }: typeof timerText.en,
  { leftMs }: TimerMoment,
): string {
  const words = left(secondsOf(leftMs))
  switch (event) {
    case 'started':
      return said.started(words)
    case 'resumed':
      return said.resumed(words)
    case 'oneMinute':
    case 'over':
    case 'paused':
    case 'stopped':
      return said[event]
  }
}
