import type * as Y from 'yjs'
import { partIn } from './agenda.ts'
import { lockByTimer, unlockByTimer } from './activity/flags.ts'
import { UserMistake } from './errors.ts'
import type { ObjectId, PartId, WorkshopId } from './ids.ts'
import { limits, times } from './limits.ts'
import { readState, readWorkshopInfo, sameValue, stateRoots, writeChanged } from './state.ts'
import type { AgendaPart, SessionState, Timer } from './state.ts'

export const timerSecondsMessage = 'Please choose a time between 1 second and 24 hours.'
export const noTimerMessage = 'The timer was stopped in the meantime.'

/** Input is locked this long after zero: what was sent in time still counts. SPEC T3. */
export const lockDelayMs = 2000

/** The lock of a timer is on all screens this long after it came. */
const lockSeenMs = 1000

/** The state document, and the board of an activity that the timer locks or unlocks. */
export interface TimerDocs {
  state: Y.Doc
  boardOf(objectId: ObjectId): Y.Doc
}

export interface NewTimer {
  seconds: number
  /** The presented part when left out; in the lobby none. */
  partId?: PartId | undefined
  locksInput: boolean
}

/** What is left, never less than nothing. @param nowMs the server's clock, as everywhere here. SPEC T1 */
export function remainingMs({ endsAt, remainingMs: kept }: Timer, nowMs: number): number {
  return Math.max(0, endsAt === null ? (kept ?? 0) : endsAt - nowMs)
}

function hasRunOut(timer: Timer, nowMs: number): boolean {
  return remainingMs(timer, nowMs) === 0
}

/** How long one that has run out is still shown; what it locked stays locked. SPEC T5 */
export function shownAfterEndMs({ endsAt }: Timer, nowMs: number): number {
  return endsAt === null ? times.timerOverMs : Math.max(0, endsAt + times.timerOverMs - nowMs)
}

/**
 * Starts a countdown in place of any other, and takes the lock of an earlier one from the activity. SPEC T1 to T3.
 *
 * @throws {UserMistake} for a time that is none
 * @throws {Refusal} `NOT_FOUND` for a part that is not in the agenda
 */
export function startTimer(
  { state, boardOf }: TimerDocs,
  id: WorkshopId,
  { seconds, partId, locksInput }: NewTimer,
  nowMs: number,
): SessionState {
  const part = timedPart(state, id, partId)
  const timer: Timer = {
    partId: part?.id ?? null,
    seconds: checkedSeconds(seconds),
    endsAt: nowMs + seconds * 1000,
    remainingMs: null,
    locksInput: locksInput && part !== null,
  }
  if (part) unlockByTimer(boardOf(part.objectId))
  return setTimer(state, id, timer)
}

/** Adds time, pauses or goes on, in this order. SPEC T2, T3. @throws {UserMistake} without a timer, or for a time that is none */
export function updateTimer(
  { state, boardOf }: TimerDocs,
  id: WorkshopId,
  { addSeconds, paused }: { addSeconds?: number | undefined; paused?: boolean | undefined },
  nowMs: number,
): SessionState {
  let { timer } = readState(state, id)
  if (timer === null) throw new UserMistake(noTimerMessage)
  const part = timer.partId === null ? undefined : stateRoots.parts(state).get(timer.partId)
  if (addSeconds !== undefined) {
    timer = withTime(timer, addSeconds, nowMs)
    if (part) unlockByTimer(boardOf(part.objectId))
  }
  if (paused !== undefined) timer = paused ? pausedAt(timer, nowMs) : resumedAt(timer, nowMs)
  return setTimer(state, id, timer)
}

/** Takes the countdown off all screens; one that is gone already is no error. */
export function stopTimer(state: Y.Doc, id: WorkshopId): SessionState {
  return setTimer(state, id, null)
}

/** The part that a timer is started for. @throws {Refusal} `NOT_FOUND` for one that is not in the agenda */
export function timedPart(state: Y.Doc, id: WorkshopId, partId?: PartId): AgendaPart | null {
  if (partId !== undefined) return partIn(state, partId)
  const { currentState, activePartId } = readState(state, id)
  return currentState === 'RU' && activePartId !== null ? partIn(state, activePartId) : null
}

/** The activity that the timer is going to lock, and when, in epoch milliseconds; null for none, once it did, and once the workshop ended. SPEC T3 */
export function comingLock(state: Y.Doc, id: WorkshopId): { part: AgendaPart; atMs: number } | null {
  const { timer } = readState(state, id)
  if (readWorkshopInfo(state).ended) return null
  if (!timer?.locksInput || timer.hasLocked || timer.endsAt === null || timer.partId === null) return null
  const part = stateRoots.parts(state).get(timer.partId)
  return part ? { part, atMs: timer.endsAt + lockDelayMs } : null
}

/**
 * When a timer that locks its activity has participants stop: from zero on, although the lock itself comes later, so that
 * nobody is let to send what would come too late. SPEC T3.
 *
 * @returns epoch milliseconds of the server's clock; without an end until the lock came, and shortly after it, for the board
 *   that says so may come after the state. null where it stops nobody
 */
export function timeUp(
  timer: Timer | null,
  partId: PartId | undefined,
): { fromMs: number; untilMs: number } | null {
  if (!timer?.locksInput || timer.endsAt === null || timer.partId !== partId) return null
  const untilMs = timer.hasLocked ? timer.endsAt + lockDelayMs + lockSeenMs : Infinity
  return { fromMs: timer.endsAt, untilMs }
}

/**
 * Locks the activity of a timer that ran out, and remembers that it did. Nobody decided this now, so it raises no revision:
 * what a facilitator presses at that moment is not refused for it. SPEC T3.
 */
export function lockAtZero({ state, boardOf }: TimerDocs, id: WorkshopId, nowMs: number): void {
  const coming = comingLock(state, id)
  const { timer } = readState(state, id)
  if (coming === null || timer === null || coming.atMs > nowMs) return
  lockByTimer(boardOf(coming.part.objectId))
  stateRoots.state(state).set('timer', { ...timer, hasLocked: true })
}

/** Time for one that ran out starts it anew. SPEC T2 */
function withTime(timer: Timer, addSeconds: number, nowMs: number): Timer {
  const addMs = checkedSeconds(addSeconds) * 1000
  const left = remainingMs(timer, nowMs)
  if (left === 0) {
    const { hasLocked: _itMayAgain, ...anew } = timer
    return { ...anew, seconds: addSeconds, endsAt: nowMs + addMs, remainingMs: null }
  }
  if (left + addMs > limits.timerSeconds * 1000) throw new UserMistake(timerSecondsMessage)
  const seconds = timer.seconds + addSeconds
  if (timer.endsAt === null) return { ...timer, seconds, remainingMs: left + addMs }
  return { ...timer, seconds, endsAt: timer.endsAt + addMs }
}

/** One that ran out has nothing to keep. */
function pausedAt(timer: Timer, nowMs: number): Timer {
  if (timer.endsAt === null || hasRunOut(timer, nowMs)) return timer
  return { ...timer, endsAt: null, remainingMs: remainingMs(timer, nowMs) }
}

function resumedAt(timer: Timer, nowMs: number): Timer {
  if (timer.endsAt !== null) return timer
  return { ...timer, endsAt: nowMs + remainingMs(timer, nowMs), remainingMs: null }
}

function checkedSeconds(seconds: number): number {
  const isGood = Number.isInteger(seconds) && seconds >= 1 && seconds <= limits.timerSeconds
  if (!isGood) throw new UserMistake(timerSecondsMessage)
  return seconds
}

function setTimer(state: Y.Doc, id: WorkshopId, timer: Timer | null): SessionState {
  const before = readState(state, id)
  if (sameValue(before.timer, timer)) return before
  writeChanged(stateRoots.state(state), { timer, revision: before.revision + 1 })
  return readState(state, id)
}
