import type * as Y from 'yjs'
import { partIn } from './agenda.ts'
import { lockByTimer, unlockByTimer } from '../activity/flags.ts'
import { UserMistake } from '../errors.ts'
import type { ObjectId, PartId, WorkshopId } from '../ids.ts'
import { limits, times } from '../limits.ts'
import { readState, readWorkshopInfo, sameValue, stateRoots, writeChanged } from './state.ts'
import type { AgendaPart, SessionState, Timer } from './state.ts'
import * as sessionMessages from '../messages/sessions.ts'

/** Input is locked this long after zero, so that answers sent in time still count. SPEC T3. */
export const lockDelayMs = 2000

/** Time until a timer's lock has reached all screens. */
const lockSeenMs = 1000

/** The state document, and the board of an activity that the timer locks or unlocks. */
export interface TimerDocs {
  state: Y.Doc
  boardOf(objectId: ObjectId): Y.Doc
}

export interface NewTimer {
  seconds: number
  /** The presented part when left out; null in the lobby. */
  partId?: PartId | undefined
  locksInput: boolean
}

/** Milliseconds left, never negative. @param nowMs the server's clock, as everywhere here. SPEC T1 */
export function remainingMs({ endsAt, remainingMs: kept }: Timer, nowMs: number): number {
  return Math.max(0, endsAt === null ? (kept ?? 0) : endsAt - nowMs)
}

function hasRunOut(timer: Timer, nowMs: number): boolean {
  return remainingMs(timer, nowMs) === 0
}

/** How much longer an expired timer is shown; its lock stays. SPEC T5 */
export function shownAfterEndMs({ endsAt }: Timer, nowMs: number): number {
  return endsAt === null ? times.timerOverMs : Math.max(0, endsAt + times.timerOverMs - nowMs)
}

/**
 * Starts a countdown, replaces any other one, and removes the lock of an earlier one from the activity. SPEC T1 to T3.
 *
 * @throws {UserMistake} for an invalid time
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

/** A change of a timer. */
export interface TimerChange {
  id?: string | undefined
  addSeconds?: number | undefined
  paused?: boolean | undefined
}

/** Acts that added time, of which a retry is recognized. */
const mostRemembered = 10

/**
 * Adds time, pauses or resumes, in this order. SPEC T2, T3.
 *
 * @param change.id of the act; one that added time before does so only once
 * @throws {UserMistake} without a timer, or for an invalid time
 */
export function updateTimer(
  { state, boardOf }: TimerDocs,
  id: WorkshopId,
  { id: actId, addSeconds, paused }: TimerChange,
  nowMs: number,
): SessionState {
  let { timer } = readState(state, id)
  if (timer === null) throw new UserMistake(sessionMessages.timerStopped)
  const part = timer.partId === null ? undefined : stateRoots.parts(state).get(timer.partId)
  const { added = [] } = timer
  if (addSeconds !== undefined && !(actId !== undefined && added.includes(actId))) {
    timer = withTime(timer, addSeconds, nowMs)
    if (actId !== undefined) timer = { ...timer, added: [...added, actId].slice(-mostRemembered) }
    if (part) unlockByTimer(boardOf(part.objectId))
  }
  if (paused !== undefined) timer = paused ? pausedAt(timer, nowMs) : resumedAt(timer, nowMs)
  return setTimer(state, id, timer)
}

/** Removes the countdown from all screens (idempotent). */
export function stopTimer(state: Y.Doc, id: WorkshopId): SessionState {
  return setTimer(state, id, null)
}

/** The part for which a timer is started. @throws {Refusal} `NOT_FOUND` for one that is not in the agenda */
export function timedPart(state: Y.Doc, id: WorkshopId, partId?: PartId): AgendaPart | null {
  if (partId !== undefined) return partIn(state, partId)
  const { currentState, activePartId } = readState(state, id)
  return currentState === 'RU' && activePartId !== null ? partIn(state, activePartId) : null
}

/**
 * The activity that the timer will lock, and when, in epoch milliseconds. Null when it locks none, has locked already,
 * or the workshop has ended. SPEC T3
 */
export function comingLock(state: Y.Doc, id: WorkshopId): { part: AgendaPart; atMs: number } | null {
  const { timer } = readState(state, id)
  if (readWorkshopInfo(state).ended) return null
  if (!timer?.locksInput || timer.hasLocked || timer.endsAt === null || timer.partId === null) return null
  const part = stateRoots.parts(state).get(timer.partId)
  return part ? { part, atMs: timer.endsAt + lockDelayMs } : null
}

/**
 * When a timer that locks its activity stops participants: from zero on, although the lock itself comes later, so that
 * nobody starts to send an answer that would arrive too late. SPEC T3.
 *
 * @returns start and end in epoch milliseconds of the server's clock. The end is open until the lock came, and then
 *   shortly after it, because the board with the lock may arrive after the state. Null when it stops nobody
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
 * Locks the activity of an expired timer, and records that it did. No user made this change, so `revision` stays: a
 * facilitator's concurrent change is not refused because of it. SPEC T3.
 */
export function lockAtZero({ state, boardOf }: TimerDocs, id: WorkshopId, nowMs: number): void {
  const coming = comingLock(state, id)
  const { timer } = readState(state, id)
  if (coming === null || timer === null || coming.atMs > nowMs) return
  lockByTimer(boardOf(coming.part.objectId))
  stateRoots.state(state).set('timer', { ...timer, hasLocked: true })
}

/** Adding time to an expired timer restarts it. SPEC T2 */
function withTime(timer: Timer, addSeconds: number, nowMs: number): Timer {
  const addMs = checkedSeconds(addSeconds) * 1000
  const left = remainingMs(timer, nowMs)
  if (left === 0) {
    const { hasLocked: _itMayAgain, ...anew } = timer
    return { ...anew, seconds: addSeconds, endsAt: nowMs + addMs, remainingMs: null }
  }
  if (left + addMs > limits.timerSeconds * 1000) throw new UserMistake(sessionMessages.timerSecondsInvalid)
  const seconds = timer.seconds + addSeconds
  if (timer.endsAt === null) return { ...timer, seconds, remainingMs: left + addMs }
  return { ...timer, seconds, endsAt: timer.endsAt + addMs }
}

/** An expired timer has no remaining time to keep. */
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
  if (!isGood) throw new UserMistake(sessionMessages.timerSecondsInvalid)
  return seconds
}

function setTimer(state: Y.Doc, id: WorkshopId, timer: Timer | null): SessionState {
  const before = readState(state, id)
  if (sameValue(before.timer, timer)) return before
  writeChanged(stateRoots.state(state), { timer, revision: before.revision + 1 })
  return readState(state, id)
}
