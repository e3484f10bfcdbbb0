import { presentedPart } from '#domain/workshop/changeState.ts'
import type { AgendaPart, SessionState } from '#domain/workshop/state.ts'
import { noFocus, nowhere, openingOf, navigate, pressed } from '#domain/activity/navigation.ts'
import type { Step, Navigation } from '#domain/activity/navigation.ts'
import { pageOf, startPage } from '#domain/activity/steps.ts'
import type { Page, PageFields, Stop } from '#domain/activity/steps.ts'

export interface RoomStep {
  /** The change of the shared state. */
  fields: Partial<SessionState>
  /** The steps that led the room here, including this one. */
  way: Navigation
}

/**
 * The step that a remote makes from the room's position, in the same order as a screen's arrows. SPEC S7.
 *
 * @param stopsOf returns the stops of an activity; empty while they are unknown
 * @param way the steps that led the room here
 * @returns null when there is nowhere to go
 */
export function roomStep(
  state: SessionState,
  agenda: AgendaPart[],
  stopsOf: (part: AgendaPart) => readonly Stop[],
  step: Step,
  way: Navigation = nowhere,
): RoomStep | null {
  const part = presentedPart(state, agenda)
  const page = pageOf(state)
  const here = part && { ...openingOf(nowhere, part.objectId, { page, moves: 0 }), stops: stopsOf(part) }
  const press = pressed({ ...way, here }, step, { agenda, part, seesHidden: false })
  if (!press) return null
  const { where, to } = press
  if (to === undefined) {
    const next = where.here?.page ?? page
    const fields = {
      activePartId: part?.id ?? null,
      ...named(next, here?.stops ?? []),
      activePostGroupId: null,
    }
    return { fields: { currentState: 'RU', ...fields, ...noFocus }, way }
  }
  // Follow me does not depend on the position: a facilitator who leads the room into the lobby also leads it out again.
  if (to === null) return { fields: { currentState: 'PA', followMe: state.followMe }, way: where }
  const opened = navigate(where, { type: 'open', position: openingOf(where, to.objectId, null) })
  const there = navigate(opened, { type: 'stops', id: to.objectId, stops: stopsOf(to) })
  // A remote selects nothing on a page, and another activity starts on its first page by itself. SPEC J4, S3.
  const next = { ...(there.here?.page ?? startPage), activePostGroupId: null }
  const from = to.id === state.activePartId ? page : startPage
  return { fields: { currentState: 'RU', activePartId: to.id, ...difference(from, next) }, way: there }
}

/** The fields that the stops of a page name. */
function named(page: Page, stops: readonly Stop[]): PageFields {
  return pick(page, (field) => stops.some((stop) => field in stop.page))
}

function difference(from: Page, to: Page): PageFields {
  return pick(to, (field) => from[field] !== to[field])
}

function pick(page: Page, isWanted: (field: keyof Page) => boolean): PageFields {
  return Object.fromEntries(Object.entries(page).filter(([field]) => isWanted(field as keyof Page)))
}
