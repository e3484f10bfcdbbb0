import { UserMistake } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { assertNotStale, staleRevisionMessage } from '#domain/presenting.ts'
import { readState, stateRoots } from '#domain/state.ts'
import type { SessionState } from '#domain/state.ts'
import { startTimer, stopTimer, timedPart, updateTimer } from '#domain/timer.ts'
import type { NewTimer, TimerDocs } from '#domain/timer.ts'
import type { Command, CommandAuthor, CommandRoom } from '#server/tick/command.ts'
import type * as Y from 'yjs'

/** The activity that starting a timer may unlock. @param partId the presented one when left out */
export function activityToTime(state: Y.Doc, workshopId: WorkshopId, partId?: PartId): ObjectId | null {
  return timedPart(state, workshopId, partId)?.objectId ?? null
}

/** The activity of the timer that runs, which adding time may unlock. */
export function timedActivity(state: Y.Doc, workshopId: WorkshopId): ObjectId | null {
  const partId = readState(state, workshopId).timer?.partId ?? null
  return (partId === null ? undefined : stateRoots.parts(state).get(partId)?.objectId) ?? null
}

/** What a timer's command was decided on. */
interface DecidedOn {
  /** The activity it may unlock, as `activityToTime` or `timedActivity` told. */
  objectId: ObjectId | null
  /** Undefined: whatever came meanwhile. SPEC S2 */
  revision: number | undefined
}

/** SPEC T1 to T3. */
export function beginTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  timer: NewTimer,
  decidedOn: DecidedOn,
): Command<SessionState> {
  return onTimer(author, workshopId, decidedOn, (room) => {
    assertNamed(decidedOn.objectId, activityToTime(room.state, workshopId, timer.partId))
    return startTimer(timerDocs(room), workshopId, timer, room.nowMs)
  })
}

/** Adds time, pauses or goes on. SPEC T2. */
export function changeTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  change: { addSeconds?: number | undefined; paused?: boolean | undefined },
  decidedOn: DecidedOn,
): Command<SessionState> {
  return onTimer(author, workshopId, decidedOn, (room) => {
    assertNamed(decidedOn.objectId, timedActivity(room.state, workshopId))
    return updateTimer(timerDocs(room), workshopId, change, room.nowMs)
  })
}

/** Takes the countdown off all screens. */
export function endTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  revision: number | undefined,
): Command<SessionState> {
  return onTimer(author, workshopId, { objectId: null, revision }, (room) =>
    stopTimer(room.state, workshopId),
  )
}

function onTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  { objectId, revision }: DecidedOn,
  act: (room: CommandRoom) => SessionState,
): Command<SessionState> {
  const objectIds = objectId === null ? [] : [objectId]
  return {
    workshopId,
    author,
    objectIds,
    run(room) {
      assertNotStale(readState(room.state, workshopId), revision)
      return { result: act(room) }
    },
  }
}

function timerDocs({ state, activity }: CommandRoom): TimerDocs {
  return { state, boardOf: (objectId) => activity(objectId).board }
}

/** Somebody else went to another activity, or timed another, since its documents were named. */
function assertNamed(named: ObjectId | null, wanted: ObjectId | null): void {
  if (wanted !== null && wanted !== named) throw new UserMistake(staleRevisionMessage)
}
