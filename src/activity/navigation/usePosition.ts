import { use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import { openingOf, navigate } from '#domain/activity/navigation.ts'
import { pageOf } from '#domain/activity/steps.ts'
import type { Page, PageFields, Stop } from '#domain/activity/steps.ts'
import type { ObjectId } from '#domain/ids.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useIsOfRoom } from '../session/role.ts'
import { GoesAlongContext } from './goesAlong.ts'
import { useGoTo, useNavigationStore } from './navigationStore.ts'

export interface HerePage {
  page: Page
  go: (page: PageFields) => void
  /** The facilitator leads: arrows, lists and pages are locked. */
  isLed: boolean
  /** The room is in this activity. */
  isPresented: boolean
}

/**
 * Which page of an activity this screen shows. It opens where the room is, or where an arrow led; then the person
 * navigates freely, and participants follow each move of the facilitator. SPEC S5, S7, S11
 *
 * @param stops the steps of its kind, the same array while they are unchanged; empty until they are known
 */
export function usePosition(objectId: ObjectId, stops: readonly Stop[]): HerePage {
  const { state, agenda } = useStateDocument()
  const isOfRoom = useIsOfRoom()
  const goesAlong = use(GoesAlongContext)
  const store = useNavigationStore()
  const isPresented = presentedPart(state, agenda)?.objectId === objectId
  const room = useMemo(
    () => (isPresented ? { page: pageOf(state), moves: state.moves } : null),
    [isPresented, state],
  )
  const [first] = useState(() => openingOf(store.getState(), objectId, room))
  // A Suspense boundary above runs layout effects again while another part of the page loads: the page stays where it is.
  const latest = useRef(first)
  useLayoutEffect(() => {
    store.dispatch({ type: 'open', position: latest.current })
    return () => {
      const { here } = store.getState()
      if (here?.id === objectId) latest.current = here
      store.dispatch({ type: 'close', id: objectId })
    }
  }, [store, objectId])

  const news = useMemo(() => {
    const known = { type: 'stops', id: objectId, stops } as const
    return room ? [known, { type: 'room', id: objectId, room, goesAlong } as const] : [known]
  }, [objectId, stops, room, goesAlong])
  useLayoutEffect(() => news.forEach(store.dispatch), [store, news])

  const where = useStore(store)
  // Computed during the render, so that no stale page is drawn when the room moves or questions are sorted.
  const open = where.here?.id === objectId ? where : navigate(where, { type: 'open', position: first })
  const { here } = news.reduce(navigate, open)
  return {
    page: (here ?? first).page,
    go: useGoTo(objectId),
    isLed: isOfRoom && state.followMe,
    isPresented,
  }
}
