import { useLayoutEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand/react'
import { openingOf, placed } from '#domain/activity/place.ts'
import { pageOf } from '#domain/activity/steps.ts'
import type { Page, PageFields, Stop } from '#domain/activity/steps.ts'
import type { ObjectId } from '#domain/ids.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRole } from '../session/role.ts'
import { useGoTo, usePlaceStore } from './placeStore.ts'

export interface HerePage {
  page: Page
  go: (page: PageFields) => void
  /** The facilitator leads: arrows, lists and pages are locked. */
  isLed: boolean
  /** The room is shown this activity. */
  isPresented: boolean
}

/**
 * For the page of an activity: which page of it this screen shows. It opens where the room is, or where an arrow led; then it is
 * wherever the person goes, and participants are taken along at each move of the facilitator. SPEC S5, S7.
 *
 * @param stops what its kind says it is stepped through, the same array while they are the same; empty until they are known
 */
export function usePlace(objectId: ObjectId, stops: readonly Stop[]): HerePage {
  const { state, agenda } = useStateDocument()
  const role = useRole()
  const store = usePlaceStore()
  const isPresented = presentedPart(state, agenda)?.objectId === objectId
  const room = useMemo(
    () => (isPresented ? { page: pageOf(state), moves: state.moves } : null),
    [isPresented, state],
  )
  const [first] = useState(() => openingOf(store.getState(), objectId, room))
  useLayoutEffect(() => {
    store.dispatch({ type: 'open', place: first })
    return () => store.dispatch({ type: 'close', id: objectId })
  }, [store, objectId, first])

  const news = useMemo(() => {
    const goesAlong = role === 'participant'
    const known = { type: 'stops', id: objectId, stops } as const
    return room ? [known, { type: 'room', id: objectId, room, goesAlong } as const] : [known]
  }, [objectId, stops, room, role])
  useLayoutEffect(() => news.forEach(store.dispatch), [store, news, first])

  const where = useStore(store)
  // Already as it will be: nothing old is drawn when the room moves, or questions are sorted.
  const open = where.here?.id === objectId ? where : placed(where, { type: 'open', place: first })
  const { here } = news.reduce(placed, open)
  return {
    page: (here ?? first).page,
    go: useGoTo(objectId),
    isLed: role === 'participant' && state.followMe,
    isPresented,
  }
}
