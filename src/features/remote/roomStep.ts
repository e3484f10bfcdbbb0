import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import { noFocus, nowhere, openingOf, placed, pressed } from '#domain/activity/place.ts'
import type { Step, Whereabouts } from '#domain/activity/place.ts'
import { pageOf, startPage } from '#domain/activity/steps.ts'
import type { Page, PageFields, Stop } from '#domain/activity/steps.ts'

export interface RoomStep {
  /** The change of the shared state. */
  fields: Partial<SessionState>
  /** The steps that led the room here, this one too. */
  way: Whereabouts
}

/**
 * Where a remote leads the room from where it is, as the arrows lead a screen. SPEC S7. Null: there is nowhere to go.
 *
 * @param stopsOf of an activity; empty while they are not known
 * @param way the steps that led the room here
 */
export function roomStep(
  state: SessionState,
  agenda: AgendaPart[],
  stopsOf: (part: AgendaPart) => readonly Stop[],
  step: Step,
  way: Whereabouts = nowhere,
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
  // Following is no matter of where the room is: who leads it into the lobby leads it out again.
  if (to === null) return { fields: { currentState: 'PA', followMe: state.followMe }, way: where }
  const opened = placed(where, { type: 'open', place: openingOf(where, to.objectId, null) })
  const there = placed(opened, { type: 'stops', id: to.objectId, stops: stopsOf(to) })
  // A remote selects nothing on a page, and another activity starts on its first page by itself. SPEC J4, S3.
  const next = { ...(there.here?.page ?? startPage), activePostGroupId: null }
  const from = to.id === state.activePartId ? page : startPage
  return { fields: { currentState: 'RU', activePartId: to.id, ...difference(from, next) }, way: there }
}

/** What says on which stop a page is. */
function named(page: Page, [stop]: readonly Stop[]): PageFields {
  return pick(page, (field) => stop !== undefined && field in stop.page)
}

function difference(from: Page, to: Page): PageFields {
  return pick(to, (field) => from[field] !== to[field])
}

function pick(page: Page, isWanted: (field: keyof Page) => boolean): PageFields {
  return Object.fromEntries(Object.entries(page).filter(([field]) => isWanted(field as keyof Page)))
}
