import { useEffect, useRef, useState } from 'react'
import { useStateDocument } from '#sync/documents.ts'
import { useServerClock } from '#sync/useServerClock.ts'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import { playEndSound } from './endSound.ts'
import { momentOf, timerEvent } from './timerEvent.ts'
import type { TimerEvent, TimerMoment } from './timerEvent.ts'
import { timerText } from './timerText.ts'
import { secondsOf } from './timeText.ts'
import type { TimerView } from './useTimer.ts'

const signalMs = 8000

/**
 * Says what happens to the timer to those who listen, and tells whether it ended just now: on a screen that saw it run, not on
 * one that opens later.
 *
 * @param view of `useTimer`, whose seconds are the occasions
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
