import type { WorkshopId } from '#domain/ids.ts'
import { NotSaved } from '../database/connection/transaction.ts'
import { nextMomentAt } from '../live/liveWorkshop.ts'
import type { LiveWorkshops } from '../live/liveWorkshops.ts'
import type { Signals } from '../live/signals.ts'
import { settle } from './act.ts'
import type { Act } from './act.ts'
import { runTick } from './runTick.ts'
import type { TickDependencies } from './runTick.ts'
import { within } from '../database/connection/within.ts'

/** The queued acts of one workshop. */
export interface WorkshopQueue {
  add(act: Act): void
  /** Requests a tick without an act: to repair a board, or to catch up with the journal. */
  check(): void
  isIdle(): boolean
  /** Resolves when all queued acts are settled, or refused after the deadline. No act may be added any more. */
  stop(deadlineMs: number): Promise<void>
}

export interface QueueDependencies extends TickDependencies {
  liveWorkshops: LiveWorkshops
  signals: Signals
  connections: () => number
}

/** Maximum number of acts in one tick, and of queued acts. */
const mostOfATick = 500
const mostWaiting = 20_000
const firstCatchUpMs = 500
const lastCatchUpMs = 30_000

/**
 * Milliseconds from the start of one tick to the start of the next, by the number of connections that receive its
 * frames.
 */
export function tickMs(connections: number): number {
  return Math.min(50, Math.max(20, 20 + 0.03 * connections))
}

/** Runs one tick at a time. The first act after a quiet period runs at once, the ones that follow it run together. */
export function createWorkshopQueue(workshopId: WorkshopId, dependencies: QueueDependencies): WorkshopQueue {
  const { liveWorkshops, logger, signals } = dependencies
  const waiting: Act[] = []
  /** Number of urgent acts in the queue. It is counted because thousands may be queued. */
  let urgentWaiting = 0
  let isCheckDue = false
  let isStopped = false
  let lastStart = -Infinity
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let inFlight: Act[] = []
  let catchUp: NodeJS.Timeout | null = null
  let catchUpMs = firstCatchUpMs
  let comeBack: NodeJS.Timeout | null = null

  function wake(): void {
    const isUrgent = urgentWaiting > 0
    if (running !== null || (timer !== null && !isUrgent)) return
    const inMs = lastStart + tickMs(dependencies.connections()) - performance.now()
    if (inMs <= 0 || isStopped || isUrgent) start()
    else timer = setTimeout(start, inMs)
  }

  function start(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    lastStart = performance.now()
    isCheckDue = false
    inFlight = waiting.splice(0, mostOfATick)
    urgentWaiting -= inFlight.filter(isUrgentAct).length
    running = tick(inFlight).finally(() => {
      running = null
      inFlight = []
      if (waiting.length > 0 || isCheckDue) wake()
    })
  }

  async function tick(acts: readonly Act[]): Promise<void> {
    try {
      const live = liveWorkshops.liveWorkshopOf(workshopId)
      const { outcomes, changedRows, changedMarks, changedResults } = await runTick(dependencies, live, acts)
      catchUpMs = firstCatchUpMs
      comeBackAt(nextMomentAt(live, Date.now()))
      for (const [act, outcome] of outcomes) settle(act, outcome)
      if (changedRows) signals.emit('workshopChanged', { workshopId })
      if (changedMarks) signals.emit('marksChanged', { workshopId })
      if (changedResults) signals.emit('resultsChanged', { workshopId, userId: null })
    } catch (error) {
      logger.error({ workshopId, acts: acts.length, err: error }, 'a tick failed')
      if (error instanceof NotSaved || acts.length < 2) return refuse(acts, error)
      // One act makes the others fail. Retrying in halves, recursively, finds it. SPEC C3.
      const middle = Math.ceil(acts.length / 2)
      await tick(acts.slice(0, middle))
      await tick(acts.slice(middle))
    }
  }

  function refuse(acts: readonly Act[], error: unknown): void {
    for (const act of acts) act.reject(error)
    const isWatched = liveWorkshops.liveWorkshopOf(workshopId).lives.size > 0
    if (error instanceof NotSaved && isWatched && !isStopped) catchUpLater()
  }

  /** The tick may have been committed: connected users see it when the database is available again. */
  function catchUpLater(): void {
    if (catchUp !== null) return
    catchUp = setTimeout(() => {
      catchUp = null
      check()
    }, catchUpMs).unref()
    catchUpMs = Math.min(2 * catchUpMs, lastCatchUpMs)
  }

  /** A timer will lock input, or voting will close: everyone sees it at once, even when nobody acts. SPEC T3, BT18. */
  function comeBackAt(atMs: number | null): void {
    if (comeBack !== null) clearTimeout(comeBack)
    comeBack = null
    if (atMs === null || isStopped) return
    const inMs = Math.max(0, atMs - Date.now())
    comeBack = setTimeout(() => {
      comeBack = null
      check()
    }, inMs).unref()
  }

  async function allSettled(): Promise<void> {
    while (running !== null) await running
  }

  function check(): void {
    isCheckDue = true
    wake()
  }

  return {
    add(act) {
      if (waiting.length >= mostWaiting) return act.reject(new NotSaved('too much is waiting'))
      waiting.push(act)
      if (isUrgentAct(act)) urgentWaiting += 1
      wake()
    },
    check,
    isIdle: () =>
      [running, timer, catchUp, comeBack].every((one) => one === null) &&
      lastStart + 1000 < performance.now(),
    async stop(deadlineMs) {
      isStopped = true
      if (catchUp !== null) clearTimeout(catchUp)
      if (comeBack !== null) clearTimeout(comeBack)
      if (timer !== null) start()
      await within(deadlineMs, allSettled())
      // The database hangs: this server cannot know whether the tick will be committed.
      urgentWaiting = 0
      refuse([...inFlight, ...waiting.splice(0)], new NotSaved('the server is stopping'))
    },
  }
}

function isUrgentAct(act: Act): boolean {
  return act.kind === 'command' && act.command.isUrgent === true
}
