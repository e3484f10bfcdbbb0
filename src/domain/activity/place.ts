import type { ObjectId } from '../ids.ts'
import { neighbours } from '../paths.ts'
import type { AgendaPart, SessionState } from '../state.ts'
import { keptPage, settled, shownPage, startPage, stepped } from './steps.ts'
import type { Page, PageFields, Stop } from './steps.ts'

/** One press of an arrow: Next or Previous. */
export type Step = 1 | -1

/** Where in an activity a screen is. */
export interface Place {
  id: ObjectId
  page: Page
  /** Empty until the activity's documents are here. */
  stops: readonly Stop[]
  /** Previous led into it: it opens on its last stop as soon as its stops are known. */
  opensAtEnd: boolean
  /** The last move of the room that this screen has seen in this activity; null before the first. */
  seenMoves: number | null
  /** Nobody has gone anywhere in it yet, neither here nor with the room. */
  isUntouched: boolean
  /** What of it this screen shows together with the room. */
  focus: FocusFields
}

/** The item that everyone is shown, in the fields of the shared state. */
export type FocusFields = Pick<SessionState, 'activePostId' | 'focus'>

export const noFocus: FocusFields = { activePostId: null, focus: false }

/** Where a screen is, and what its arrows remember of their way, so that Previous undoes Next. */
export interface Whereabouts {
  /** The activity that is open on the screen; null in the lobby, and while one is being fetched. */
  here: Place | null
  /** The activity that the last step leads into, while it is not open yet. */
  into: { id: ObjectId; step: Step } | null
  /** The page of each activity that a step led out of; forgotten when it opens again. */
  left: ReadonlyMap<ObjectId, { step: Step; page: Page }>
}

export const nowhere: Whereabouts = { here: null, into: null, left: new Map() }

/** Where the room is in an activity. */
export interface RoomPage {
  page: Page
  /** Grows by one each time the room is moved. */
  moves: number
}

/** What happens to a screen. What names an activity that is not open does nothing. */
export type PlaceEvent =
  | { type: 'open'; place: Place }
  | { type: 'close'; id: ObjectId }
  /** A person goes to a page. */
  | { type: 'go'; id: ObjectId; page: PageFields }
  /** An arrow leads out of the activity or of the lobby; null: into the lobby. */
  | { type: 'leave'; step: Step; to: ObjectId | null }
  /** An item that everyone is shown opens here, or closes. */
  | { type: 'focus'; id: ObjectId; focus: FocusFields }
  /** The activity's stops are known, or others sorted, added and deleted some. */
  | { type: 'stops'; id: ObjectId; stops: readonly Stop[] }
  /** The room is in this activity. Participants go along at each of its moves. SPEC S5. */
  | { type: 'room'; id: ObjectId; room: RoomPage; goesAlong: boolean }

/** The next whereabouts; the same object where nothing changed. */
export function placed(where: Whereabouts, event: PlaceEvent): Whereabouts {
  if (event.type === 'open') return opened(where, event.place)
  if (event.type === 'leave') return stepOut(where, event.step, event.to)
  const { here } = where
  if (here?.id !== event.id) return where
  if (event.type === 'close') return { ...where, here: null }
  const place = movedIn(here, event)
  return place === here ? where : { ...where, here: place }
}

/** Where an activity opens: where the step before left it, else where the room is, else at its start. SPEC S7. */
export function openingOf({ into, left }: Whereabouts, id: ObjectId, room: RoomPage | null): Place {
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

function opened(where: Whereabouts, place: Place): Whereabouts {
  const left = new Map(where.left)
  left.delete(place.id)
  return { here: place, into: null, left }
}

function stepOut({ here, left: known }: Whereabouts, step: Step, to: ObjectId | null): Whereabouts {
  const left = new Map(known)
  // Of what is not on the screen yet there is nothing to come back to.
  if (here && here.stops.length > 0) left.set(here.id, { step, page: pageAt(here) })
  return { here, into: to === null ? null : { id: to, step }, left }
}

type PlaceChange = Extract<PlaceEvent, { type: 'go' | 'focus' | 'stops' | 'room' }>

function movedIn(place: Place, event: PlaceChange): Place {
  if (event.type === 'go') return onPage(place, { ...place.page, ...event.page })
  if (event.type === 'focus') return { ...place, focus: event.focus }
  if (event.type === 'stops') return withStops(place, event.stops)
  const { room, goesAlong } = event
  if (place.seenMoves === room.moves) return place
  // Who has gone on by themselves, or leads the room here step by step, is not taken back.
  const isTaken = goesAlong || (place.seenMoves === null && place.isUntouched)
  const seen = { ...place, seenMoves: room.moves }
  return isTaken ? onPage(seen, room.page) : seen
}

function onPage(place: Place, page: Page): Place {
  return { ...place, page, opensAtEnd: false, isUntouched: false }
}

function withStops(place: Place, stops: readonly Stop[]): Place {
  if (place.stops === stops) return place
  const last = stops.at(-1)
  if (place.opensAtEnd && last)
    return { ...place, page: { ...place.page, ...last.page }, stops, opensAtEnd: false }
  // Documents that are opened anew are empty for a moment: the screen stays where it is.
  if (stops.length === 0) return place
  return { ...place, page: keptPage(place.page, place.stops, stops), stops }
}

/** The page of a place as everyone would see it. */
export function pageAt({ page, stops }: Place): Page {
  return shownPage(settled(stops, page))
}

/** A press of an arrow. */
export interface Press {
  where: Whereabouts
  /** Where it leads out of the activity or the lobby, null for the lobby; undefined within the activity. */
  to?: AgendaPart | null
}

/**
 * What a press of an arrow does, on a screen or on the remote: the stops of the activity first, then the next activity; before
 * the first is the lobby. Previous is the reverse of Next. SPEC S7. Null: there is nowhere to go.
 *
 * @param part the activity on the screen, also while nothing of it is open; null in the lobby
 * @param seesHidden false: hidden activities are passed over
 */
export function pressed(
  where: Whereabouts,
  step: Step,
  {
    agenda,
    part,
    seesHidden,
  }: { agenda: readonly AgendaPart[]; part: AgendaPart | null; seesHidden: boolean },
): Press | null {
  const here = where.here && where.here.id === part?.objectId ? where.here : null
  const page = here && stepped(here.stops, here.page, step)
  if (here && page) return { where: placed(where, { type: 'go', id: here.id, page }) }
  const beside = neighbours(agenda, part, seesHidden)
  const to = step === 1 ? beside.next : beside.previous
  if (to === null && (step === 1 || part === null)) return null
  return { where: placed({ ...where, here }, { type: 'leave', step, to: to?.objectId ?? null }), to }
}
