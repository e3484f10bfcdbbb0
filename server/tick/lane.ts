import type { Pool } from 'pg'
import type { WorkshopId } from '#domain/ids.ts'
import { NotSaved } from '#server/database/transaction.ts'
import type { RoomStore } from '#server/live/rooms.ts'
import type { Signals } from '#server/live/signals.ts'
import type { Logger } from '#server/log.ts'
import { settle } from './act.ts'
import type { Act } from './act.ts'
import { runTick } from './runTick.ts'

/** The acts of one workshop, on their way through its ticks. */
export interface Lane {
  add(act: Act): void
  /** Asks for a tick although nobody acted: to mend a board, or to catch up with the journal. */
  check(): void
  isIdle(): boolean
  /** Ends when everything that waits has been settled. */
  ended(): Promise<void>
}

export interface LaneDependencies {
  pool: Pool
  rooms: RoomStore
  logger: Logger
  signals: Signals
  connections: () => number
}

/** Acts of one tick at most, and acts that may wait. */
const mostOfATick = 500
const mostWaiting = 20_000
/** After a failure the live documents may lack what was committed all the same. */
const catchUpAfterMs = 1000

/** Milliseconds from the start of one tick to the next one's, by how many people get its frames. */
export function tickMs(connections: number): number {
  return Math.min(50, Math.max(20, 20 + 0.03 * connections))
}

/** One tick at a time: the first act after a quiet time at once, those that follow it together. */
export function createLane(workshopId: WorkshopId, dependencies: LaneDependencies): Lane {
  const { rooms, logger, signals } = dependencies
  const waiting: Act[] = []
  let isCheckDue = false
  let lastStart = -Infinity
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null

  function wake(): void {
    if (running !== null || timer !== null) return
    const inMs = lastStart + tickMs(dependencies.connections()) - performance.now()
    if (inMs <= 0) start()
    else timer = setTimeout(start, inMs)
  }

  function start(): void {
    timer = null
    lastStart = performance.now()
    isCheckDue = false
    running = tick(waiting.splice(0, mostOfATick)).finally(() => {
      running = null
      if (waiting.length > 0 || isCheckDue) wake()
    })
  }

  async function tick(acts: Act[]): Promise<void> {
    try {
      await commit(acts)
    } catch (error) {
      logger.error({ workshopId, acts: acts.length, err: error }, 'a tick failed')
      if (error instanceof NotSaved || acts.length < 2) refuse(acts, error)
      else await oneByOne(acts)
    }
  }

  /** Somebody's act fails the others': whose, nobody can tell before each was tried alone. SPEC C3. */
  async function oneByOne(acts: readonly Act[]): Promise<void> {
    for (const [place, act] of acts.entries()) {
      try {
        await commit([act])
      } catch (error) {
        if (error instanceof NotSaved) return refuse(acts.slice(place), error)
        logger.error({ workshopId, err: error }, 'an act failed')
        act.reject(error)
      }
    }
  }

  async function commit(acts: readonly Act[]): Promise<void> {
    const { outcomes, changedRows } = await runTick(dependencies, rooms.roomOf(workshopId), acts)
    for (const [act, outcome] of outcomes) settle(act, outcome)
    if (changedRows) signals.emit('workshopChanged', { workshopId })
  }

  function refuse(acts: readonly Act[], error: unknown): void {
    for (const act of acts) act.reject(error)
    setTimeout(check, catchUpAfterMs).unref()
  }

  function check(): void {
    isCheckDue = true
    wake()
  }

  return {
    add(act) {
      if (waiting.length >= mostWaiting) return act.reject(new NotSaved('too much is waiting'))
      waiting.push(act)
      wake()
    },
    check,
    isIdle: () => running === null && timer === null && performance.now() - lastStart > catchUpAfterMs,
    async ended() {
      while (running !== null || timer !== null) {
        if (running === null) await new Promise((resolve) => setTimeout(resolve, tickMs(0)))
        else await running
      }
    },
  }
}
