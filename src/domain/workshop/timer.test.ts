import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { hasFlag, lockFlags, setInputLocked } from '../activity/flags.ts'
import { limits } from '../limits.ts'
import { changeState } from './changeState.ts'
import { readState, stateRoots } from './state.ts'
import {
  comingLock,
  lockAtZero,
  lockDelayMs,
  remainingMs,
  startTimer,
  stopTimer,
  timeUp,
  updateTimer,
} from './timer.ts'
import { messages } from '../messages.ts'

const workshopId = 'abcdefgh'
const partId = 'p1'
let state: Y.Doc
let board: Y.Doc
let nowMs: number

beforeEach(() => {
  state = new Y.Doc()
  board = new Y.Doc()
  nowMs = 1_800_000_000_000
  stateRoots.parts(state).set(partId, agendaPart(partId))
  changeState(state, workshopId, { currentState: 'RU', activePartId: partId })
})

const shownTimer = () => readState(state, workshopId).timer
const docs = () => ({ state, boardOf: () => board })
function leftMs(): number | null {
  const now = shownTimer()
  return now && remainingMs(now, nowMs)
}
const isLocked = () => hasFlag(board, lockFlags.inputLocked)
const start = (seconds: number, locksInput = false) =>
  startTimer(docs(), workshopId, { seconds, locksInput }, nowMs)
const update = (change: Parameters<typeof updateTimer>[2]) => updateTimer(docs(), workshopId, change, nowMs)
const tick = () => lockAtZero(docs(), workshopId, nowMs)
function wait(ms: number): void {
  nowMs += ms
  tick()
}

test('[T1] [S2] a timer ends at a moment of the clock, belongs to the presented part, and each change of it is a revision', () => {
  const { revision } = readState(state, workshopId)
  start(90)
  expect(shownTimer()).toEqual({
    ...{ partId, seconds: 90, endsAt: nowMs + 90_000, remainingMs: null, locksInput: false },
  })
  wait(30_000)
  expect(leftMs()).toBe(60_000)
  start(10)
  stopTimer(state, workshopId)
  stopTimer(state, workshopId)
  expect(readState(state, workshopId)).toMatchObject({ timer: null, revision: revision + 3 })
})

test('[T1] in the lobby a timer belongs to no part and locks none', () => {
  changeState(state, workshopId, { currentState: 'PA' })
  expect(start(5, true).timer).toMatchObject({ partId: null, locksInput: false })
  expect(() =>
    startTimer(docs(), workshopId, { seconds: 5, partId: 'p9', locksInput: false }, nowMs),
  ).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

test.each([0, -1, 1.5, NaN, limits.timerSeconds + 1])('[T2] [Z16] %s seconds are none', (seconds) => {
  expect(() => start(seconds)).toThrow(messages.timerSecondsInvalid.sentence)
  expect(shownTimer()).toBeNull()
  start(60)
  const before = readState(state, workshopId)
  expect(() => update({ addSeconds: seconds })).toThrow(messages.timerSecondsInvalid.sentence)
  expect(readState(state, workshopId)).toEqual(before)
})

test('[T2] without a timer there is nothing to change', () => {
  expect(() => update({ paused: true })).toThrow(messages.timerStopped.sentence)
})

test('[T2] [C2] an act that adds time and is sent again adds it once, also after the timer ran out', () => {
  start(60)
  for (const id of ['a', 'b', 'a']) update({ id, addSeconds: 30 })
  expect(update({ id: 'b', addSeconds: 30 }).timer).toMatchObject({ seconds: 120 })
  update({ addSeconds: 1 })
  expect(update({ addSeconds: 1 }).timer).toMatchObject({ seconds: 122 })
  nowMs += 200_000
  expect(update({ id: 'c', addSeconds: 5 }).timer).toMatchObject({ seconds: 5 })
  expect(update({ id: 'c', addSeconds: 5 }).timer).toMatchObject({ seconds: 5 })
})

test('[T3] at zero input is locked, late enough for input sent in time, without refusing anybody’s change', () => {
  start(5, true)
  const { revision } = readState(state, workshopId)
  wait(5000 + lockDelayMs - 1)
  expect(isLocked()).toBe(false)
  wait(1)
  expect(isLocked()).toBe(true)
  expect(changeState(state, workshopId, { topicActivePos: 1, revision }).topicActivePos).toBe(1)
})

test('[T3] participants stop at zero, until the lock is seen on all screens', () => {
  start(5, true)
  const isUp = (): boolean => {
    const up = timeUp(shownTimer(), partId)
    return up !== null && nowMs >= up.fromMs && nowMs < up.untilMs
  }
  expect([timeUp(shownTimer(), 'p9'), timeUp(null, partId)]).toEqual([null, null])
  wait(4999)
  expect(isUp()).toBe(false)
  wait(1)
  expect(isUp()).toBe(true)
  wait(lockDelayMs)
  expect([isLocked(), isUp()]).toEqual([true, true])
  setInputLocked(board, false)
  wait(2000)
  expect(isUp()).toBe(false)
  update({ addSeconds: 5 })
  expect(isUp()).toBe(false)
  start(5)
  wait(5000)
  expect(isUp()).toBe(false)
})

test('[T3] a paused timer, one of a deleted part and one of an ended workshop lock nothing', () => {
  start(5, true)
  update({ paused: true })
  expect(comingLock(state, workshopId)).toBeNull()
  update({ paused: false })
  expect(comingLock(state, workshopId)).toMatchObject({ atMs: nowMs + 5000 + lockDelayMs })
  stateRoots.workshop(state).set('ended', true)
  expect(comingLock(state, workshopId)).toBeNull()
  stateRoots.workshop(state).set('ended', false)
  stateRoots.parts(state).delete(partId)
  wait(10_000)
  expect(isLocked()).toBe(false)
})

type Act =
  | { kind: 'start' | 'add'; seconds: number; locks: boolean }
  | { kind: 'pause' | 'resume' | 'stop' | 'lock' | 'unlock' }
  | { kind: 'wait'; ms: number }

const seconds = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -1, max: 10 }) },
  { weight: 1, arbitrary: fc.constantFrom(86_399, 86_400, 86_401) },
)
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('start' as const, 'add' as const), seconds, locks: fc.boolean() }),
    fc.record({ kind: fc.constantFrom(...(['pause', 'resume', 'stop', 'lock', 'unlock'] as const)) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 15_000 }) }),
  ),
  // All lengths alike: what goes wrong often needs a timer that has run out twice.
  { maxLength: 30, size: 'max' },
)

/** The rules said once more, by what is left instead of by moments. */
class Model {
  timer: { leftMs: number; isPaused: boolean; locks: boolean; overMs: number; hasLocked: boolean } | null =
    null
  lockedBy: 'nobody' | 'hand' | 'timer' = 'nobody'

  act(act: Act): void {
    if (act.kind === 'wait') return this.wait(act.ms)
    if (act.kind === 'lock') this.lockedBy = 'hand'
    if (act.kind === 'unlock') this.lockedBy = 'nobody'
    if (act.kind === 'stop') this.timer = null
    if (act.kind === 'start' && isTime(act.seconds)) {
      const anew = { isPaused: false, overMs: 0, hasLocked: false }
      this.timer = { ...anew, leftMs: act.seconds * 1000, locks: act.locks }
      this.unlock()
    }
    const { timer } = this
    if (timer === null) return
    if (act.kind === 'pause' && timer.leftMs > 0) timer.isPaused = true
    if (act.kind === 'resume') timer.isPaused = false
    if (act.kind !== 'add' || !isTime(act.seconds)) return
    if (timer.leftMs + act.seconds * 1000 > limits.timerSeconds * 1000) return
    if (timer.leftMs === 0) Object.assign(timer, { overMs: 0, hasLocked: false })
    timer.leftMs += act.seconds * 1000
    this.unlock()
  }

  private wait(ms: number): void {
    const { timer } = this
    if (timer === null || timer.isPaused) return
    timer.overMs += Math.max(0, ms - timer.leftMs)
    timer.leftMs = Math.max(0, timer.leftMs - ms)
    if (timer.leftMs > 0 || timer.overMs < lockDelayMs || !timer.locks || timer.hasLocked) return
    timer.hasLocked = true
    if (this.lockedBy === 'nobody') this.lockedBy = 'timer'
  }

  private unlock(): void {
    if (this.lockedBy === 'timer') this.lockedBy = 'nobody'
  }
}

function isTime(wanted: number): boolean {
  return wanted >= 1 && wanted <= limits.timerSeconds
}

function run(act: Act): void {
  try {
    if (act.kind === 'wait') wait(act.ms)
    else if (act.kind === 'start') start(act.seconds, act.locks)
    else if (act.kind === 'add') update({ addSeconds: act.seconds })
    else if (act.kind === 'stop') stopTimer(state, workshopId)
    else if (act.kind === 'lock' || act.kind === 'unlock') setInputLocked(board, act.kind === 'lock')
    else update({ paused: act.kind === 'pause' })
  } catch (error) {
    expect([messages.timerSecondsInvalid.sentence, messages.timerStopped.sentence]).toContain(
      (error as Error).message,
    )
  }
}

const run5: Act = { kind: 'wait', ms: 5000 + lockDelayMs }
const locksTwice: Act[] = [
  ...[{ kind: 'start', seconds: 5, locks: true } as const, run5, { kind: 'unlock' } as const],
  ...[{ kind: 'add', seconds: 5, locks: false } as const, run5],
]

test('[T2] [T3] after any acts on a timer, remaining time and locks follow the rules', () => {
  fc.assert(
    fc.property(acts, (all) => {
      stopTimer(state, workshopId)
      setInputLocked(board, false)
      const model = new Model()
      for (const act of all) {
        run(act)
        model.act(act)
        const now = shownTimer()
        expect(leftMs()).toBe(model.timer?.leftMs ?? null)
        expect(now === null ? null : now.endsAt === null).toBe(model.timer?.isPaused ?? null)
        expect(isLocked()).toBe(model.lockedBy !== 'nobody')
      }
    }),
    { examples: [[locksTwice]] },
  )
})
