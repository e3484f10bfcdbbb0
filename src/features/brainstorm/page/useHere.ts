import { useMemo } from 'react'
import { stopsOf } from '#domain/brainstorm/steps.ts'
import { usePlace } from '#activity/place/usePlace.ts'
import type { Page } from '#domain/activity/steps.ts'
import { fieldsOf, placeOf } from './place.ts'
import type { Place } from './place.ts'
import type { Brainstorm } from './useBrainstorm.ts'

export interface HerePlace {
  page: Page
  /** The same in the words of a brainstorm. */
  place: Place
  move: (place: Place) => void
  /** The facilitator leads: arrows, lists and pages are locked. */
  isLed: boolean
  /** The room is shown this brainstorm. */
  isPresented: boolean
}

/** Where in the brainstorm this screen is. SPEC S5, S7. */
export function useHere({ objectId, topics, questions }: Brainstorm): HerePlace {
  const stops = useMemo(() => stopsOf(topics, questions), [topics, questions])
  const { page, go, isLed, isPresented } = usePlace(objectId, stops)
  const place = useMemo(() => placeOf(page), [page])
  return { page, place, move: (to) => go(fieldsOf(to)), isLed, isPresented }
}
