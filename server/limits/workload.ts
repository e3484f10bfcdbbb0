import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '#domain/errors.ts'
import { createAllowances } from '#server/limits/allowances.ts'
import type { Allowances } from '#server/limits/allowances.ts'
import type { BucketSize } from '#server/limits/tokenBucket.ts'
import { createTurns } from './turns.ts'
import type { Turns } from './turns.ts'

/** The cost of one request, counted while it runs, in points: a point is about one answered field. */
export interface Work {
  /** Points counted so far. */
  readonly points: number
  /**
   * Waits until reading may begin: a request with a known high cost waits for an earlier costly request of the same
   * caller, and every request waits while its caller's allowance is used up.
   *
   * @param expected points that the same document cost before
   * @throws {Refusal} `RATE_LIMITED` when too many requests of this caller are waiting
   */
  enter(expected: number): Promise<void>
  /**
   * Charges the work that is about to be done.
   *
   * @throws {Refusal} `BAD_USER_INPUT` when it exceeds the limit of one request
   */
  charge(points: number): void
  /**
   * Called before each slice of a list. Returns null to continue at once, else a promise to wait for, because the slice
   * before took long enough, another costly request of the same caller is running, or the caller's allowance is used
   * up.
   */
  pause(): Promise<void> | null
  /**
   * Aborts the request, because it is refused: each `pause` from now on rejects with the same refusal.
   *
   * @returns the first reason for refusal, so that the answer does not depend on which list was faster
   */
  stop(refusal: Refusal): Refusal
  /** The request is answered: the next one of this caller may continue. */
  end(): void
}

/** The account that is charged: a person on any network, or a network for anonymous callers. */
export interface Payer {
  key: string
  kind: 'member' | 'account' | 'network'
}

/** Limits the load that each caller causes. SPEC Q1 to Q4. */
export interface Workload {
  begin(payer: Payer, isGone?: () => boolean): Work
  /** The same for an event of a subscription, whose end is not reported: it runs in slices, beside other requests. */
  beginEvent(payer: Payer): Work
  /**
   * Resolves at once unless the caller's allowance is used up.
   *
   * @throws {Refusal} `RATE_LIMITED` when too many requests wait
   */
  ready(payer: Payer, isGone?: () => boolean): Promise<void>
}

export interface WorkRules {
  /** Maximum points of one request: a whole brainstorm with 10,000 answers fits. */
  mostPoints: number
  /** A request with fewer points is answered at once, in one piece. */
  lightPoints: number
  /** Milliseconds that a slice may take before other requests get their turn. */
  sliceMs: number
  /** Maximum number of costly requests of one caller that wait for the one that is running. */
  longestQueue: number
  person: BucketSize
  network: BucketSize
}

/** A point takes about a microsecond, so a caller who never stops gets a small share of a core. */
const defaultRules: WorkRules = {
  mostPoints: 600_000,
  lightPoints: 2000,
  sliceMs: 2,
  longestQueue: 16,
  person: { burst: 400_000, perSecond: 60_000 },
  network: { burst: 200_000, perSecond: 30_000 },
}

/** A debt is waited for in steps, so that requests of disconnected clients stop waiting. */
const stepMs = 500

export function createWorkload(given: Partial<WorkRules> = {}): Workload {
  const rules = { ...defaultRules, ...given }
  const turns = createTurns()
  const ofPeople = createAllowances(rules.person)
  const allowances = { member: ofPeople, account: ofPeople, network: createAllowances(rules.network) }
  const slots = new Map<string, (() => void)[]>()

  /** One slot per caller; waiting requests get it in the order in which they asked. */
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
  // Sibling lists of one request wait together.
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
    // The request was answered while it waited: another of its lists was refused.
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
      if (state === 'ended')
        return Promise.reject(new Refusal('RATE_LIMITED', 'the request was already answered'))
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

/** @throws {Refusal} when the client has disconnected: its answer is no longer needed */
async function untilPaid(allowance: Allowances, key: string, isGone: () => boolean): Promise<void> {
  for (;;) {
    const debtMs = allowance.debtMs(key)
    if (isGone()) throw new Refusal('RATE_LIMITED', 'the client has disconnected')
    if (debtMs === 0) return
    await wait(Math.min(debtMs, stepMs))
  }
}
