import { UserMistake } from '#domain/errors.ts'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import { assertNotStale } from '#domain/workshop/changeState.ts'
import { readState, stateRoots } from '#domain/workshop/state.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { startTimer, stopTimer, timedPart, updateTimer } from '#domain/workshop/timer.ts'
import type { NewTimer, TimerChange, TimerDocs } from '#domain/workshop/timer.ts'
import { messages } from '#domain/messages.ts'
import type { Command, CommandAuthor, CommandWorkshop } from '#server/tick/command.ts'
import type * as Y from 'yjs'

/**
 * The activity that starting a timer may unlock.
 *
 * @param partId the presented part by default
 */
export function activityToTime(state: Y.Doc, workshopId: WorkshopId, partId?: PartId): ObjectId | null {
  return timedPart(state, workshopId, partId)?.objectId ?? null
}

/** The activity of the running timer, which adding time may unlock. */
export function timedActivity(state: Y.Doc, workshopId: WorkshopId): ObjectId | null {
  const partId = readState(state, workshopId).timer?.partId ?? null
  return (partId === null ? undefined : stateRoots.parts(state).get(partId)?.objectId) ?? null
}

/** The state on which a timer's command was based. */
interface DecidedOn {
  /** The activity that it may unlock, as returned by `activityToTime` or `timedActivity`. */
  objectId: ObjectId | null
  /** Undefined: valid for any revision. SPEC S2 */
  revision: number | undefined
}

/** SPEC T1 to T3. */
export function beginTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  timer: NewTimer,
  decidedOn: DecidedOn,
): Command<SessionState> {
  return onTimer(author, workshopId, decidedOn, (workshop) => {
    assertNamed(decidedOn.objectId, activityToTime(workshop.state, workshopId, timer.partId))
    return startTimer(timerDocs(workshop), workshopId, timer, workshop.nowMs)
  })
}

/** Adds time, pauses or resumes; time is added once however often it is sent (idempotent). SPEC T2. */
export function changeTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  change: TimerChange,
  decidedOn: DecidedOn,
): Command<SessionState> {
  return onTimer(author, workshopId, decidedOn, (workshop) => {
    assertNamed(decidedOn.objectId, timedActivity(workshop.state, workshopId))
    return updateTimer(timerDocs(workshop), workshopId, change, workshop.nowMs)
  })
}

/** Removes the countdown from all screens. */
export function endTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  revision: number | undefined,
): Command<SessionState> {
  return onTimer(author, workshopId, { objectId: null, revision }, (workshop) =>
    stopTimer(workshop.state, workshopId),
  )
}

function onTimer(
  author: CommandAuthor,
  workshopId: WorkshopId,
  { objectId, revision }: DecidedOn,
  act: (workshop: CommandWorkshop) => SessionState,
): Command<SessionState> {
  const objectIds = objectId === null ? [] : [objectId]
  return {
    workshopId,
    author,
    objectIds,
    run(workshop) {
      assertNotStale(readState(workshop.state, workshopId), revision)
      return { result: act(workshop) }
    },
  }
}

function timerDocs({ state, activity }: CommandWorkshop): TimerDocs {
  return { state, boardOf: (objectId) => activity(objectId).board }
}

/** Refuses when somebody else switched to another activity, or timed another, after its documents were named. */
function assertNamed(named: ObjectId | null, wanted: ObjectId | null): void {
  if (wanted !== null && wanted !== named) throw new UserMistake(messages.viewChanged)
}
