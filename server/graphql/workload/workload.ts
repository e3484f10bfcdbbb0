import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '#domain/errors.ts'
import { createAllowances } from '#server/limits/allowances.ts'
import type { AllowanceSize, Allowances } from '#server/limits/allowances.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'

/** What one request costs the server, counted while it is done, in points: a point is about one field that is answered. */
export interface Work {
  /** Counted so far. */
  readonly points: number
  /**
   * Waits until reading may begin: for an earlier costly request of this caller, where this one is known to be costly, and for
   * a caller who has used up what there is for them.
   *
   * @param expected points that the same document cost before
   * @throws {Refusal} `RATE_LIMITED` when too many of this caller wait
   */
  enter(expected: number): Promise<void>
  /**
   * Counts what is about to be done.
   *
   * @throws {Refusal} `BAD_USER_INPUT` when it is more than one request may cost
   */
  charge(points: number): void
  /**
   * Asked before each piece of a list: null to go on at once; else a promise to wait for, because the piece before took long
   * enough, another costly request of the same caller is under way, or the caller has used up what there is for them.
   */
  pause(): Promise<void> | null
  /**
   * Nothing more of it is worth doing, for it is refused: each `pause` from now on rejects with the same refusal.
   *
   * @returns why it is refused, which is the first reason there was: what a caller reads must not depend on which list was faster
   */
  stop(refusal: Refusal): Refusal
  /** The request is answered: the next of this caller may go on. */
  end(): void
}

/** Who pays: a person wherever they are, or a network for those who are nobody. */
export interface Payer {
  key: string
  kind: 'member' | 'account' | 'network'
}

/** Bounds what each caller costs. SPEC Q1 to Q4. */
export interface Workload {
  begin(payer: Payer, isGone?: () => boolean): Work
  /** The same for an event of a subscription, of whose end nobody tells: it is done in pieces, beside other requests. */
  beginEvent(payer: Payer): Work
  /** Resolves at once unless the caller has used up what there is for them. @throws {Refusal} `RATE_LIMITED` when too many wait */
  ready(payer: Payer, isGone?: () => boolean): Promise<void>
}

export interface WorkRules {
  /** Points of one request at most: all of a brainstorm with 10,000 answers fits. */
  mostPoints: number
  /** A request of fewer points is answered at once, in one piece. */
  lightPoints: number
  /** Milliseconds that a piece takes before others have their turn. */
  sliceMs: number
  /** Costly requests of one caller that may wait for the one that is under way. */
  longestQueue: number
  person: AllowanceSize
  network: AllowanceSize
}

/** A point takes about a microsecond, so a caller who never stops gets a small part of a core. */
const defaultRules: WorkRules = {
  mostPoints: 600_000,
  lightPoints: 2000,
  sliceMs: 2,
  longestQueue: 16,
  person: { burst: 400_000, perSecond: 60_000 },
  network: { burst: 200_000, perSecond: 30_000 },
}

/** A debt is waited for in steps, so that who has gone is not waited for. */
const stepMs = 500

export function createWorkload(given: Partial<WorkRules> = {}): Workload {
  const rules = { ...defaultRules, ...given }
  const turns = createTurns()
  const ofPeople = createAllowances(rules.person)
  const allowances = { member: ofPeople, account: ofPeople, network: createAllowances(rules.network) }
  const slots = new Map<string, (() => void)[]>()

  /** One at a time for each caller; those who wait come in the order of asking. */
  async function takeSlot(key: string): Promise<void> {
    const queue = slots.get(key)
    if (queue === undefined) return void slots.set(key, [])
    if (queue.length >= rules.longestQueue)
      throw new Refusal('RATE_LIMITED', 'too many costly requests at once')
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leaveSlot(key: string): void {
    const next = slots.get(key)?.shift()
    if (next) next()
    else slots.delete(key)
  }

  return {
    begin(payer, isGone = () => false) {
      const slot = { take: () => takeSlot(payer.key), leave: () => leaveSlot(payer.key) }
      return createWork({ rules, turns, allowance: allowances[payer.kind], key: payer.key, slot, isGone })
    },
    beginEvent({ key, kind }) {
      const slot = { take: () => Promise.resolve(), leave: () => undefined }
      return createWork({ rules, turns, allowance: allowances[kind], key, slot, isGone: () => false })
    },
    async ready({ key, kind }, isGone = () => false) {
      if (allowances[kind].debtMs(key) === 0) return
      await takeSlot(key)
      try {
        await untilPaid(allowances[kind], key, isGone)
      } finally {
        leaveSlot(key)
      }
    },
  }
}

function createWork({
  rules: { mostPoints, lightPoints, sliceMs },
  turns,
  allowance,
  key,
  slot,
  isGone,
}: {
  rules: WorkRules
  turns: Turns
  allowance: Allowances
  key: string
  slot: { take(): Promise<void>; leave(): void }
  isGone: () => boolean
}): Work {
  let points = 0
  let stoppedBy: Refusal | null = null
  let state: 'light' | 'costly' | 'ended' = 'light'
  let sliceStartedAt = performance.now()
  // Lists of one request that stand beside each other wait together.
  let waiting: Promise<void> | null = null

  async function waitForTurn(): Promise<void> {
    try {
      if (state === 'light' && points > lightPoints) await beCostly()
      await untilPaid(allowance, key, isGone)
    } catch (error) {
      throw error instanceof Refusal ? stop(error) : error
    }
    await turns.next()
    sliceStartedAt = performance.now()
    waiting = null
  }
  async function beCostly(): Promise<void> {
    await slot.take()
    // It was answered while it waited: with a refusal, as another of its lists was refused.
    if (hasEnded()) slot.leave()
    else state = 'costly'
  }
  const hasEnded = (): boolean => state === 'ended'
  const stop = (refusal: Refusal): Refusal => (stoppedBy ??= refusal)

  return {
    get points() {
      return points
    },
    async enter(expected) {
      if (expected <= lightPoints && allowance.debtMs(key) === 0) return
      await beCostly()
      await untilPaid(allowance, key, isGone)
    },
    charge(more) {
      points += more
      if (points > mostPoints) throw stop(new Refusal('BAD_USER_INPUT', 'one request asks for too much'))
      allowance.charge(key, more)
    },
    pause() {
      if (stoppedBy) return Promise.reject(stoppedBy)
      if (state === 'ended') return Promise.reject(new Refusal('RATE_LIMITED', 'it was answered already'))
      if (waiting) return waiting
      const isDue = state === 'light' ? points > lightPoints : allowance.debtMs(key) > 0
      if (!isDue && performance.now() - sliceStartedAt < sliceMs) return null
      return (waiting = waitForTurn())
    },
    stop,
    end() {
      if (state === 'costly') slot.leave()
      state = 'ended'
    },
  }
}

/** @throws {Refusal} for somebody who has gone meanwhile: what they asked for is not worth doing any more */
async function untilPaid(allowance: Allowances, key: string, isGone: () => boolean): Promise<void> {
  for (;;) {
    const debtMs = allowance.debtMs(key)
    if (isGone()) throw new Refusal('RATE_LIMITED', 'nobody waits for the answer')
    if (debtMs === 0) return
    await wait(Math.min(debtMs, stepMs))
  }
}
