import type { WorkshopId } from '#domain/ids.ts'
import { NotSaved } from '#server/database/transaction.ts'
import { nextLockAt } from '#server/live/room.ts'
import type { RoomStore } from '#server/live/rooms.ts'
import type { Signals } from '#server/live/signals.ts'
import { settle } from './act.ts'
import type { Act } from './act.ts'
import { runTick } from './runTick.ts'
import type { TickDependencies } from './runTick.ts'
import { within } from '#server/database/within.ts'

/** The acts of one workshop, on their way through its ticks. */
export interface Lane {
  add(act: Act): void
  /** Asks for a tick although nobody acted: to mend a board, or to catch up with the journal. */
  check(): void
  isIdle(): boolean
  /** Ends when everything that waits has been settled, or refused after the deadline; nothing may be added any more. */
  stop(deadlineMs: number): Promise<void>
}

export interface LaneDependencies extends TickDependencies {
  rooms: RoomStore
  signals: Signals
  connections: () => number
}

/** Acts of one tick at most, and acts that may wait. */
const mostOfATick = 500
const mostWaiting = 20_000
const firstCatchUpMs = 500
const lastCatchUpMs = 30_000

/** Milliseconds from the start of one tick to the next one's, by how many people get its frames. */
export function tickMs(connections: number): number {
  return Math.min(50, Math.max(20, 20 + 0.03 * connections))
}

/** One tick at a time: the first act after a quiet time at once, those that follow it together. */
export function createLane(workshopId: WorkshopId, dependencies: LaneDependencies): Lane {
  const { rooms, logger, signals } = dependencies
  const waiting: Act[] = []
  /** Of those that wait, how many the room waits for: counted, for thousands may wait. */
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
      const room = rooms.roomOf(workshopId)
      const { outcomes, changedRows, changedMarks } = await runTick(dependencies, room, acts)
      catchUpMs = firstCatchUpMs
      comeBackAt(nextLockAt(room))
      for (const [act, outcome] of outcomes) settle(act, outcome)
      if (changedRows) signals.emit('workshopChanged', { workshopId })
      if (changedMarks) signals.emit('marksChanged', { workshopId })
    } catch (error) {
      logger.error({ workshopId, acts: acts.length, err: error }, 'a tick failed')
      if (error instanceof NotSaved || acts.length < 2) return refuse(acts, error)
      // One act fails the others'. Whose, shows when they are tried in halves, and halves of those. SPEC C3.
      const middle = Math.ceil(acts.length / 2)
      await tick(acts.slice(0, middle))
      await tick(acts.slice(middle))
    }
  }

  function refuse(acts: readonly Act[], error: unknown): void {
    for (const act of acts) act.reject(error)
    const isWatched = rooms.roomOf(workshopId).lives.size > 0
    if (error instanceof NotSaved && isWatched && !isStopped) catchUpLater()
  }

  /** It may have been committed all the same: whoever is connected sees it when the database answers again. */
  function catchUpLater(): void {
    if (catchUp !== null) return
    catchUp = setTimeout(() => {
      catchUp = null
      check()
    }, catchUpMs).unref()
    catchUpMs = Math.min(2 * catchUpMs, lastCatchUpMs)
  }

  /** A timer is going to lock input: everybody sees it at once, also when nobody acts. SPEC T3. */
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
      // The database hangs: whether it happens after all, nobody here will know.
      urgentWaiting = 0
      refuse([...inFlight, ...waiting.splice(0)], new NotSaved('the server is stopping'))
    },
  }
}

function isUrgentAct(act: Act): boolean {
  return act.kind === 'command' && act.command.isUrgent === true
}
