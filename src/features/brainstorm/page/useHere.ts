import { useMemo } from 'react'
import { stopsOf } from '#domain/brainstorm/steps.ts'
import { usePosition } from '#activity/navigation/usePosition.ts'
import type { Page } from '#domain/activity/steps.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { fieldsOf, brainstormPageOf } from './brainstormPage.ts'
import type { BrainstormPage } from './brainstormPage.ts'

export interface OpenBrainstormPage {
  page: Page
  /** The position in a brainstorm's own terms. */
  pageShown: BrainstormPage
  move: (pageShown: BrainstormPage) => void
  /** The facilitator leads: arrows, lists and pages are locked. */
  isLed: boolean
  /** The room is shown this brainstorm. */
  isPresented: boolean
}

/** The position of this screen in the brainstorm. SPEC S5, S7. */
export function useHere({ objectId, topics, questions }: Brainstorm): OpenBrainstormPage {
  const stops = useMemo(() => stopsOf(topics, questions), [topics, questions])
  const { page, go, isLed, isPresented } = usePosition(objectId, stops)
  const pageShown = useMemo(() => brainstormPageOf(page), [page])
  return { page, pageShown, move: (to) => go(fieldsOf(to)), isLed, isPresented }
}
