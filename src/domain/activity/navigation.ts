import type { ObjectId } from '../ids.ts'
import { neighbours } from '../workshop/paths.ts'
import type { AgendaPart, SessionState } from '../workshop/state.ts'
import { keptPage, settled, shownPage, startPage, stepped } from './steps.ts'
import type { Page, PageFields, Stop } from './steps.ts'

/** One press of an arrow: Next or Previous. */
export type Step = 1 | -1

/** A screen's position in an activity. */
export interface Position {
  id: ObjectId
  page: Page
  /** Empty until the activity's documents are loaded. */
  stops: readonly Stop[]
  /** Previous led into it: it opens on its last stop as soon as the stops are known. */
  opensAtEnd: boolean
  /** The last move of the room that this screen has seen in this activity; null before the first. */
  seenMoves: number | null
  /** Neither this screen nor the room has moved in it yet. */
  isUntouched: boolean
  /** The presented item, as far as this screen shows it. */
  focus: FocusFields
}

/** The item that everyone is shown, in the fields of the shared state. */
export type FocusFields = Pick<SessionState, 'activePostId' | 'focus'>

export const noFocus: FocusFields = { activePostId: null, focus: false }

/** A screen's position, and the history its arrows need so that Previous reverses Next. */
export interface Navigation {
  /** The open activity; null in the lobby, and while one is loading. */
  here: Position | null
  /** The activity that the last step leads into, while it is not open yet. */
  into: { id: ObjectId; step: Step } | null
  /** The page of each activity that a step left; forgotten when the activity opens again. */
  left: ReadonlyMap<ObjectId, { step: Step; page: Page }>
}

export const nowhere: Navigation = { here: null, into: null, left: new Map() }

/** The room's position in an activity. */
export interface RoomPage {
  page: Page
  /** Incremented each time the room is moved. */
  moves: number
}

/** Events of a screen. Events for an activity that is not open have no effect. */
export type NavigationEvent =
  | { type: 'open'; position: Position }
  | { type: 'close'; id: ObjectId }
  /** The user opens a page. */
  | { type: 'go'; id: ObjectId; page: PageFields }
  /** An arrow leads out of the activity or the lobby; null: into the lobby. */
  | { type: 'leave'; step: Step; to: ObjectId | null }
  /** A presented item opens or closes on this screen. */
  | { type: 'focus'; id: ObjectId; focus: FocusFields }
  /** The activity's stops became known or changed (sorted, added, deleted). */
  | { type: 'stops'; id: ObjectId; stops: readonly Stop[] }
  /** The room is in this activity. Participants follow each of its moves. SPEC S5. */
  | { type: 'room'; id: ObjectId; room: RoomPage; goesAlong: boolean }

/** The next navigation state; the same object when nothing changed. */
export function navigate(where: Navigation, event: NavigationEvent): Navigation {
  if (event.type === 'open') return opened(where, event.position)
  if (event.type === 'leave') return stepOut(where, event.step, event.to)
  const { here } = where
  if (here?.id !== event.id) return where
  if (event.type === 'close') return { ...where, here: null }
  const position = movedIn(here, event)
  return position === here ? where : { ...where, here: position }
}

/**
 * Where an activity opens: where an earlier step left it, otherwise where the room is, otherwise at its start. SPEC S7.
 */
export function openingOf({ into, left }: Navigation, id: ObjectId, room: RoomPage | null): Position {
  const step = into?.id === id ? into.step : null
  const kept = left.get(id)
  const back = step !== null && kept && kept.step !== step ? kept.page : null
  return {
    id,
    page: back ?? (step === null && room ? room.page : startPage),
    stops: [],
    opensAtEnd: step === -1 && back === null,
    seenMoves: room?.moves ?? null,
    isUntouched: step === null && room === null,
    focus: noFocus,
  }
}

function opened(where: Navigation, position: Position): Navigation {
  const left = new Map(where.left)
  left.delete(position.id)
  return { here: position, into: null, left }
}

function stepOut({ here, left: known }: Navigation, step: Step, to: ObjectId | null): Navigation {
  const left = new Map(known)
  // An activity that is still loading has no page to return to.
  if (here && here.stops.length > 0) left.set(here.id, { step, page: pageAt(here) })
  return { here, into: to === null ? null : { id: to, step }, left }
}

type PositionChange = Extract<NavigationEvent, { type: 'go' | 'focus' | 'stops' | 'room' }>

function movedIn(position: Position, event: PositionChange): Position {
  if (event.type === 'go') return onPage(position, { ...position.page, ...event.page })
  if (event.type === 'focus') return { ...position, focus: event.focus }
  if (event.type === 'stops') return withStops(position, event.stops)
  const { room, goesAlong } = event
  if (position.seenMoves === room.moves) return position
  // A user who has moved on, or who leads the room step by step, is not taken back.
  const isTaken = goesAlong || (position.seenMoves === null && position.isUntouched)
  const seen = { ...position, seenMoves: room.moves }
  return isTaken ? onPage(seen, room.page) : seen
}

function onPage(position: Position, page: Page): Position {
  return { ...position, page, opensAtEnd: false, isUntouched: false }
}

function withStops(position: Position, stops: readonly Stop[]): Position {
  if (position.stops === stops) return position
  const last = stops.at(-1)
  if (position.opensAtEnd && last)
    return { ...position, page: { ...position.page, ...last.page }, stops, opensAtEnd: false }
  // Reopened documents are empty for a moment: the screen keeps its position.
  if (stops.length === 0) return position
  return { ...position, page: keptPage(position.page, position.stops, stops), stops }
}

/** The page of a position as other screens would show it. */
export function pageAt({ page, stops }: Position): Page {
  return shownPage(settled(stops, page))
}

/** The effect of an arrow. */
export interface Press {
  where: Navigation
  /** The activity that it leads to, null for the lobby; undefined within the activity. */
  to?: AgendaPart | null
}

/**
 * The effect of an arrow on a screen or on the remote: first the stops of the activity, then the next activity; the
 * lobby comes before the first one. Previous is the reverse of Next. SPEC S7. Null when there is no further stop.
 *
 * @param part the activity on the screen, also while it is still loading; null in the lobby
 * @param seesHidden false: hidden activities are skipped
 */
export function pressed(
  where: Navigation,
  step: Step,
  {
    agenda,
    part,
    seesHidden,
  }: { agenda: readonly AgendaPart[]; part: AgendaPart | null; seesHidden: boolean },
): Press | null {
  const here = where.here && where.here.id === part?.objectId ? where.here : null
  const page = here && stepped(here.stops, here.page, step)
  if (here && page) return { where: navigate(where, { type: 'go', id: here.id, page }) }
  const beside = neighbours(agenda, part, seesHidden)
  const to = step === 1 ? beside.next : beside.previous
  if (to === null && (step === 1 || part === null)) return null
  return { where: navigate({ ...where, here }, { type: 'leave', step, to: to?.objectId ?? null }), to }
}
