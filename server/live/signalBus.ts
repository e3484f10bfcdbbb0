import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Revocations } from '#server/access/revocations.ts'
import { coalesced } from '#server/coalesced.ts'
import { keepRevocation, revocationsAfter, sweepRevocations } from '../database/accounts/revocations.ts'
import type { Revocation } from '../database/accounts/revocations.ts'
import { appendSignals, lastSignal, signalsAfter, sweepSignals } from '../database/connection/signals.ts'
import type { Logger } from '#server/log.ts'
import { createSignalSeal } from './sealedSignals.ts'
import type { SentSignal } from './sealedSignals.ts'
import type { Signals } from './signals.ts'

/** Carries signals between the nodes of one database. See decision 18. */
export interface SignalBus {
  /** Stores a revocation, and notifies the other nodes. @throws {Error} when the database did not store it */
  keepRevocation(revocation: Revocation): Promise<void>
  /** Loads all revocations of all nodes so far. @throws {Error} when the database does not answer */
  learnRevocations(): Promise<void>
  /**
   * Loads all revocations so far, then starts exchanging signals.
   *
   * @throws {Error} when the database does not answer
   */
  start(signals: Signals, revocations: Revocations): Promise<void>
  /** Sends pending signals, and stops. */
  stop(): Promise<void>
}

export interface SignalTimes {
  /** Interval between two polls for signals of other nodes. */
  pollMs: number
  /** A node that has received nothing for this long may have missed rows, which are kept for a minute. */
  missedMs: number
  sweepMs: number
}

/** A row of a node with another secret. */
const unreadable: SentSignal = { kind: 'unreadable', workshopId: null, userId: null }

const defaultTimes: SignalTimes = { pollMs: 400, missedMs: 45_000, sweepMs: 20_000 }

/**
 * @param pool of its own: signals do not wait behind calls when connections are scarce
 * @param appSecret the same on every node
 */
export function createSignalBus(
  { pool, appSecret, logger }: { pool: Pool; appSecret: Buffer; logger: Logger },
  times: Partial<SignalTimes> = {},
): SignalBus {
  const { pollMs, missedMs, sweepMs } = { ...defaultTimes, ...times }
  const node = randomUUID()
  const { seal, open } = createSignalSeal(appSecret)
  /** By content: equal signals within a moment become one row. */
  const outgoing = new Map<string, SentSignal>()
  let local: { signals: Signals; revocations: Revocations } | null = null
  let isRelaying = false
  let isStopped = false
  let sending: Promise<void> | null = null
  let lastSeq = 0
  let lastRevocation = 0
  let heardAt = performance.now()
  let sweptAt = heardAt
  let timer: NodeJS.Timeout | null = null
  let polling: Promise<void> = Promise.resolve()
  /** The last poll failed; further failures are not logged again. */
  let isDeaf = false

  function tell(kind: string, workshopId: string | null = null, userId: string | null = null): void {
    if (isRelaying || isStopped) return
    outgoing.set([kind, workshopId, userId].join(' '), { kind, workshopId, userId })
    // Signals that one act emits together are sent together.
    sending ??= Promise.resolve().then(send)
  }

  /** What cannot be sent now is sent with the next poll. */
  async function send(): Promise<void> {
    try {
      while (outgoing.size > 0) {
        const batch = [...outgoing]
        outgoing.clear()
        try {
          await appendSignals(
            pool,
            node,
            batch.map(([, signal]) => seal(signal)),
          )
        } catch (error) {
          for (const [key, signal] of batch) outgoing.set(key, signal)
          throw error
        }
      }
    } catch (error) {
      logger.warn({ err: error }, 'signals could not be sent to other nodes yet')
    } finally {
      sending = null
    }
  }

  /**
   * One query for all concurrent callers: each sign-in and renewal makes one, and signals wait for the same connection.
   */
  const learnRevocations = coalesced(async () => {
    const { revocations, lastId } = await revocationsAfter(pool, lastRevocation)
    local?.revocations.learn(revocations)
    // Two concurrent polls may end in the reverse order.
    lastRevocation = Math.max(lastRevocation, lastId)
  })

  async function look(): Promise<void> {
    const hasMissed = performance.now() - heardAt > missedMs
    if (hasMissed) lastSeq = await lastSignal(pool)
    const rows = await signalsAfter(pool, lastSeq)
    const foreign = rows.flatMap((row) => (row.node === node ? [] : [open(row.sealed) ?? unreadable]))
    if (hasMissed || foreign.some(({ kind }) => kind === 'accountRevoked')) await learnRevocations()
    heardAt = performance.now()
    lastSeq = rows.at(-1)?.seq ?? lastSeq
    relay(hasMissed ? [{ kind: 'signalsMissed', workshopId: null, userId: null }, ...foreign] : foreign)
    await local?.revocations.settle()
    if (outgoing.size > 0) await (sending ??= send())
    if (heardAt - sweptAt < sweepMs) return
    sweptAt = heardAt
    await sweepSignals(pool)
    await sweepRevocations(pool)
  }

  function relay(heard: readonly SentSignal[]): void {
    isRelaying = true
    for (const signal of heard) {
      try {
        if (local) emit(local.signals, signal)
      } catch (error) {
        logger.error({ err: error, kind: signal.kind }, 'handling a signal of another node failed')
      }
    }
    isRelaying = false
  }

  /** An unavailable database is logged once, and not several times a second. */
  function hears(error?: unknown): void {
    if (error !== undefined && !isDeaf) logger.warn({ err: error }, 'signals of other nodes are not heard')
    if (error === undefined && isDeaf) logger.info({}, 'signals of other nodes are heard again')
    isDeaf = error !== undefined
  }

  function pollAgain(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      polling = look()
        .then(
          () => hears(),
          (error: unknown) => hears(error),
        )
        .finally(pollAgain)
    }, pollMs)
  }

  return {
    async keepRevocation(revocation) {
      const sealed = seal({ kind: 'accountRevoked', workshopId: null, userId: null })
      await keepRevocation(pool, { node, sealed }, revocation)
    },
    learnRevocations,
    async start(signals, revocations) {
      local = { signals, revocations }
      // In this order: a revocation between the two arrives as a signal.
      lastSeq = await lastSignal(pool)
      await learnRevocations()
      heardAt = performance.now()
      signals.on('rightsChanged', ({ workshopId, userId }) => tell('rightsChanged', workshopId, userId))
      signals.on('resultsChanged', ({ workshopId, userId }) => tell('resultsChanged', workshopId, userId))
      signals.on('workshopChanged', ({ workshopId }) => tell('workshopChanged', workshopId))
      signals.on('workshopEnded', ({ workshopId }) => tell('workshopEnded', workshopId))
      signals.on('workshopErased', ({ workshopId }) => tell('workshopErased', workshopId))
      pollAgain()
    },
    async stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await polling
      await sending
    },
  }
}

/** An unknown kind, from a node of another version, is ignored. */
function emit(signals: Signals, { kind, workshopId, userId }: SentSignal): void {
  if (kind === 'accountRevoked' || kind === 'signalsMissed') signals.emit(kind)
  else if (workshopId === null) return
  else if (kind === 'rightsChanged' || kind === 'resultsChanged') signals.emit(kind, { workshopId, userId })
  else if (kind === 'workshopChanged' || kind === 'workshopEnded' || kind === 'workshopErased')
    signals.emit(kind, { workshopId })
}
