import { useEffect, useMemo, useRef } from 'react'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { useRoomLead } from '#activity/navigation/useRoomLead.ts'
import { useShownRole } from '#activity/session/role.ts'
import { goesAlong, mayTurnPages, slideOnScreen, slideStops, turnedForRoom } from '#domain/present/steps.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import type { Present } from '../usePresent.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'

/** Where this screen is in the document. */
export interface SlidePosition {
  /** The page on the screen, from 1; 0 without a document. */
  page: number
  /** Null: this person may not turn pages now. */
  onTurn: ((page: number) => void) | null
  /** The room is in this activity. */
  isPresented: boolean
  /** The page of the room while this screen is elsewhere in the document; otherwise null. */
  roomPage: number | null
}

/** What the last look at this screen and the room has found. */
interface Seen {
  own: number
  room: number | null
  pages: number
  page: number
  isFree: boolean
  /** The page to which this screen is turning the room. */
  sent: number | null
}

/**
 * The page on this screen. A facilitator on the presented activity turns the room's page too; a screen that stood on it
 * goes along when somebody else, or a phone, turns it. SPEC SL6, SL7, SL9
 */
export function useSlidePosition({
  objectId,
  document,
  isKnown,
  isNavigationAllowed,
}: Present): SlidePosition {
  const role = useShownRole()
  const mayLead = useMayDo('lead')
  const { state, agenda } = useStateDocument()
  const lead = useRoomLead()
  const text = useText(presentText)
  const pages = document?.pages ?? 0
  const isFree = mayTurnPages(role, isNavigationAllowed)
  // Empty until the document is known: the page that this screen opened on would be lost.
  const stops = useMemo(() => (isKnown ? slideStops(pages, isFree) : []), [isKnown, pages, isFree])
  const { page: own, go, isLed, isPresented } = usePosition(objectId, stops)
  const mayTurn = isFree && !isLed
  const page = slideOnScreen({ own, room: isPresented ? state : null }, { pages, mayTurn })
  const part = agenda.find((one) => one.objectId === objectId)
  const room = isPresented ? state.pdfPage : null

  const seen = useRef<Seen>({ own: own.pdfPage, room, pages, page, isFree, sent: null })
  useEffect(() => {
    const before = seen.current
    // What others do to the page of the room while a turn of this screen is under way is looked at afterwards.
    const isWaiting = lead.isUnderWay && room !== before.sent
    seen.current = { ...before, room: isWaiting ? before.room : room, pages, page, isFree }
    // Who is allowed to navigate goes on from the page on the screen.
    if (isFree && !before.isFree && before.page > 0 && before.page !== own.pdfPage) {
      go({ pdfPage: before.page })
      return
    }
    // Turns made while a call is under way are merged into one.
    if (lead.isUnderWay || !part) return
    seen.current.sent = null
    if (before.own !== own.pdfPage) {
      seen.current.own = own.pdfPage
      // A shorter document moves this screen, and nobody turned a page. While this tab leads, each step moves the room anyway.
      const isTurn = before.pages === pages && mayLead && !lead.takesAlong()
      const change = isTurn && lead.isConnected && turnedForRoom(state, agenda, part, own.pdfPage)
      if (change) {
        seen.current.sent = change.pdfPage
        void lead.leadOrTell(change)
      }
      return
    }
    // A turn that did not get through leaves the screen and the room where they are.
    const stood = before.room === room ? room : (before.sent ?? before.room)
    const to = mayTurn ? goesAlong(own.pdfPage, { before: stood, after: room }, pages) : null
    if (to !== null) go({ pdfPage: to })
  }, [own.pdfPage, page, room, pages, isFree, part, mayTurn, mayLead, lead, state, agenda, go])

  const spoken = useRef(page)
  useEffect(() => {
    if (page > 0 && spoken.current > 0 && page !== spoken.current) announce(text.slideOf(page, pages))
    spoken.current = page
  }, [page, pages, text])

  const standing = room === null ? null : Math.min(Math.max(1, room), pages)
  return {
    page,
    onTurn: mayTurn && pages > 0 ? (to) => go({ pdfPage: to }) : null,
    isPresented,
    roomPage: mayTurn && standing !== null && standing !== page && pages > 0 ? standing : null,
  }
}
