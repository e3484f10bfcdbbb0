import type { Role } from '../access.ts'
import { onePage } from '../activity/steps.ts'
import type { Page, Stop } from '../activity/steps.ts'
import { isOfRoom } from '../permissions.ts'
import { presentedPart } from '../workshop/changeState.ts'
import type { AgendaPart, SessionState } from '../workshop/state.ts'

/**
 * Who turns pages on their own screen: facilitators and whoever reads a template always, participants only where they
 * are allowed to. SPEC SL6.
 */
export function mayTurnPages(role: Role, isNavigationAllowed: boolean): boolean {
  return !isOfRoom(role) || isNavigationAllowed
}

/**
 * The stops of Slides: one per page for whoever may turn pages, otherwise one for all of it. SPEC SL6, S7.
 *
 * @param pages 0 without a document
 */
export function slideStops(pages: number, mayTurn: boolean): readonly Stop[] {
  if (!mayTurn || pages === 0) return onePage
  return Array.from({ length: pages }, (_, at) => ({ key: [String(at + 1)], page: { pdfPage: at + 1 } }))
}

/**
 * The page on a screen. A participant who may not turn pages sees the page of the room while the activity is presented.
 * A page behind the last one is the last one; 0 without a document. SPEC SL6, SL9.
 *
 * @param own page of this screen
 * @param room the shared state while it presents this activity, otherwise null
 */
export function slideOnScreen(
  { own, room }: { own: Pick<Page, 'pdfPage'>; room: Pick<Page, 'pdfPage'> | null },
  { pages, mayTurn }: { pages: number; mayTurn: boolean },
): number {
  const { pdfPage } = !mayTurn && room ? room : own
  return Math.min(Math.max(1, Math.floor(pdfPage) || 1), pages)
}

/**
 * The change of the shared state when a facilitator turns to a page: everyone's page while this activity is presented,
 * otherwise none. SPEC SL7.
 */
export function turnedForRoom(
  state: SessionState,
  agenda: AgendaPart[],
  part: Pick<AgendaPart, 'id'>,
  page: number,
): Pick<SessionState, 'pdfPage'> | null {
  const isPresented = presentedPart(state, agenda)?.id === part.id
  return isPresented && state.pdfPage !== page ? { pdfPage: page } : null
}

/**
 * The page of a screen that may turn pages after the page of the room was turned: a screen that stood on it goes along,
 * one that went elsewhere stays. A page behind the last one is the last one, as after a shorter document. Null: it
 * stays. SPEC SL7, SL9
 *
 * @param room the page of the room before and after; null while it is in another activity
 * @param pages of the document
 */
export function goesAlong(
  own: number,
  room: { before: number | null; after: number | null },
  pages: number,
): number | null {
  if (room.before === null || room.after === null) return null
  const [stood, before, after] = [own, room.before, room.after].map((page) => Math.min(page, pages))
  return before === after || stood !== before ? null : (after ?? null)
}
