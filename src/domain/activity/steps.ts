import { firstPage, sameValue } from '../state.ts'
import type { SessionState } from '../state.ts'

/** The fields of the shared state that name a page of an activity. What is in focus on it is no part of its name. */
export type Page = Omit<Pick<SessionState, keyof typeof firstPage>, 'activePostId' | 'focus'>

/** Some of them, as a step names a page, or a change another one. */
export type PageFields = Partial<Page>

/** One stop of the arrows, of the remote and of Page Down. */
export interface Stop {
  /**
   * What it is, from the widest to the narrowest, such as topic and question: a screen stays on it when stops before it come
   * and go. No part repeats within the wider one.
   */
  key: readonly string[]
  /** Every stop of an activity names the same fields; the narrowest comes last. */
  page: PageFields
}

/** The stops of an activity that has one page. */
export const onePage: readonly Stop[] = [{ key: [], page: {} }]

/** Where an activity opens that nobody has moved in yet. */
export const startPage: Page = pageOf(firstPage)

/** The page that a shared state names. */
export function pageOf(state: Page): Page {
  const fields = Object.keys(firstPage).filter((field) => field !== 'activePostId' && field !== 'focus')
  return Object.fromEntries(fields.map((field) => [field, state[field as keyof Page]])) as unknown as Page
}

/** The stop that a page is on or next to. */
export interface Standing {
  /** Its place among the stops; -1 where there are none. */
  at: number
  /** False on a page beside the stops, such as all questions on one screen: it is one step by itself. */
  isOn: boolean
}

/**
 * The stop of a page. What is not there any more gives way: a number to the nearest one, an id to the first. Everything that
 * says where a page is asks here: arrows, pages, editors, the remote and the room's screen.
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

/** The page with its stop named as it is: what a screen shows, and what is told to the room. */
export function settled(stops: readonly Stop[], page: Page): Page {
  const stop = stops[standing(stops, page).at]
  return stop ? { ...page, ...positionOf(stop) } : page
}

/** One step from a page; what was selected on it stays behind. Null: the step leads out of the activity. */
export function stepped(stops: readonly Stop[], page: Page, step: 1 | -1): Page | null {
  const { at, isOn } = standing(stops, page)
  const stop = isOn ? stops[at + step] : undefined
  return stop ? { ...page, ...stop.page, activePostGroupId: null } : null
}

/**
 * The same page after stops were sorted, added or deleted: a stop keeps the screen it is on, and one that was deleted gives it to
 * the one before, or to the first.
 */
export function keptPage(page: Page, before: readonly Stop[], now: readonly Stop[]): Page {
  const was = before[standing(before, page).at]
  if (!was || now.length === 0) return page
  const key = was.key.map((part, depth) => keptPart(part, partsOf(before, depth), partsOf(now, depth)))
  const stop = now.find((one) => one.key.every((part, depth) => part === key[depth])) ?? now[0]
  return stop ? { ...page, ...positionOf(stop) } : page
}

function partsOf(stops: readonly Stop[], depth: number): string[] {
  return [...new Set(stops.map(({ key }) => key[depth] ?? ''))]
}

function keptPart(part: string, before: string[], now: string[]): string | undefined {
  const earlier = before.slice(0, before.indexOf(part) + 1)
  return earlier.findLast((one) => now.includes(one)) ?? now[0]
}

/** What says which stop it is; whether a page is shown over it does not. */
function positionOf({ page }: Stop): PageFields {
  return Object.fromEntries(Object.entries(page).filter(([, value]) => typeof value !== 'boolean'))
}

/** The page as everyone sees it: all at a glance covers what is under it, and a group is selected among groups. */
export function shownPage(page: Page): Page {
  const shown = page.showOverviewPage ? { ...page, showGroupPage: false, showWordCloudPage: false } : page
  return shown.showGroupPage ? shown : { ...shown, activePostGroupId: null }
}

/** Whether two pages are the same on every screen. */
export function isSamePage(stops: readonly Stop[], one: Page, other: Page): boolean {
  return sameValue(shownPage(settled(stops, one)), shownPage(settled(stops, other)))
}
