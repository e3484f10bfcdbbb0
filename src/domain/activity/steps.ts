import { firstPage, sameValue } from '../workshop/state.ts'
import type { SessionState } from '../workshop/state.ts'

/** The fields of the shared state that name a page of an activity; the focus is not part of them. */
export type Page = Omit<Pick<SessionState, keyof typeof firstPage>, 'activePostId' | 'focus'>

/** Some of these fields, as a step or a change names a page. */
export type PageFields = Partial<Page>

/** A stop of the arrow buttons, the remote and Page Down. */
export interface Stop {
  /**
   * Its ids from the widest to the narrowest, such as topic and question: a screen stays on the stop when others are
   * added or removed. An id is unique within the wider one.
   */
  key: readonly string[]
  /**
   * All stops of an activity name the fields that tell them apart; the narrowest comes last. Further fields of a stop
   * that is not the first are what a step onto it sets: there they may change, and it is the same stop.
   */
  page: PageFields
}

/** The stops of an activity that has one page. */
export const onePage: readonly Stop[] = [{ key: [], page: {} }]

/** The page on which an activity opens before anybody has moved in it. */
export const startPage: Page = pageOf(firstPage)

/** The page that a shared state names. */
export function pageOf(state: Page): Page {
  const fields = Object.keys(firstPage).filter((field) => field !== 'activePostId' && field !== 'focus')
  return Object.fromEntries(fields.map((field) => [field, state[field as keyof Page]])) as unknown as Page
}

/** The stop that a page is on or next to. */
export interface Standing {
  /** Its index among the stops; -1 when there are none. */
  at: number
  /** False on a page beside the stops, such as the overview of all questions, which is one step. */
  isOn: boolean
}

/**
 * The stop of a page. A deleted stop is replaced: a position by the nearest one, an id by the first. Arrows, pages,
 * editors, the remote and the projector all use this function.
 */
export function standing(stops: readonly Stop[], page: PageFields): Standing {
  let near = stops.map((stop, at) => ({ at, page: stop.page }))
  let isOn = near.length > 0
  for (const field of Object.keys(stops[0]?.page ?? {}) as (keyof Page)[]) {
    const found = nearest(
      near.map((stop) => stop.page[field]),
      page[field],
    )
    if (typeof found === 'boolean' && found !== page[field]) isOn = false
    near = near.filter((stop) => stop.page[field] === found)
  }
  return { at: near[0]?.at ?? -1, isOn }
}

function nearest<Value>(values: readonly Value[], wanted: Value): Value | undefined {
  if (values.includes(wanted)) return wanted
  if (typeof wanted !== 'number') return values[0]
  const distance = (value: Value): number => Math.abs(Number(value) - wanted)
  return [...values].sort((a, b) => distance(a) - distance(b))[0]
}

/** The page with its stop named explicitly, as a screen shows it and as it is sent to the room. */
export function settled(stops: readonly Stop[], page: Page): Page {
  const stop = stops[standing(stops, page).at]
  return stop ? { ...page, ...positionOf(stop) } : page
}

/** The page one step further, without a selection. Null: the step leads out of the activity. */
export function stepped(stops: readonly Stop[], page: Page, step: 1 | -1): Page | null {
  const { at, isOn } = standing(stops, page)
  const stop = isOn ? stops[at + step] : undefined
  return stop ? { ...page, ...stop.page, activePostGroupId: null } : null
}

/**
 * The page after stops were sorted, added or deleted. The screen stays on its stop; when that was deleted, on the one
 * before, or on the first. A stop may be opened before it is known, such as one that was just added.
 */
export function keptPage(page: Page, before: readonly Stop[], now: readonly Stop[]): Page {
  if (isNamedBy(page, now) && !isNamedBy(page, before)) return page
  const was = before[standing(before, page).at]
  if (!was || now.length === 0) return page
  const key = was.key.map((part, depth) => keptPart(part, partsOf(before, depth), partsOf(now, depth)))
  const stop = now.find((one) => one.key.every((part, depth) => part === key[depth])) ?? now[0]
  return stop ? { ...page, ...positionOf(stop) } : page
}

function isNamedBy(page: Page, stops: readonly Stop[]): boolean {
  return stops.some((stop) =>
    Object.entries(stop.page).every(([field, value]) => page[field as keyof Page] === value),
  )
}

function partsOf(stops: readonly Stop[], depth: number): string[] {
  return [...new Set(stops.map(({ key }) => key[depth] ?? ''))]
}

function keptPart(part: string, before: string[], now: string[]): string | undefined {
  const earlier = before.slice(0, before.indexOf(part) + 1)
  return earlier.findLast((one) => now.includes(one)) ?? now[0]
}

/** The fields that identify the stop, without those of pages shown over it. */
function positionOf({ page }: Stop): PageFields {
  return Object.fromEntries(Object.entries(page).filter(([, value]) => typeof value !== 'boolean'))
}

/**
 * The page as everyone sees it: an overview covers the page below it, and a group is selected on the Groups page only.
 */
export function shownPage(page: Page): Page {
  const shown = page.showOverviewPage ? { ...page, showGroupPage: false, showWordCloudPage: false } : page
  return shown.showGroupPage ? shown : { ...shown, activePostGroupId: null }
}

/** Whether two pages look the same on every screen. */
export function isSamePage(stops: readonly Stop[], one: Page, other: Page): boolean {
  return sameValue(shownPage(settled(stops, one)), shownPage(settled(stops, other)))
}
