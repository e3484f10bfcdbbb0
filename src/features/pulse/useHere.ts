import { useCallback, useMemo } from 'react'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { useResultsAddress } from '#activity/navigation/useResultsAddress.ts'
import { standing } from '#domain/activity/steps.ts'
import type { CategoryId } from '#domain/ids.ts'
import { resultsPage, resultsViewOf, stopsOf } from '#domain/pulse/steps.ts'
import type { ResultsView } from '#domain/pulse/steps.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import type { Pulse } from './usePulse.ts'

/** The position of this screen in a pulse. */
export interface PulseHere {
  /** What is open of the results; null on the vote page of a category. */
  results: ResultsView | null
  /** Index of the category that is open, or was last; 0 while there is none. */
  at: number
  /** The facilitator leads: arrows, lists and buttons are locked. */
  isLed: boolean
  /** Left out: the category that was open last. */
  toCategory: (id?: CategoryId) => void
  toResults: (view?: ResultsView) => void
}

/**
 * The position of this screen: a category, or the results. Those who may not open the results step past them, unless the
 * room is there. SPEC PU6, S5, S7
 */
export function useHere({ objectId, categories }: Pulse, mayOpen: boolean): PulseHere {
  const { state, agenda } = useStateDocument()
  const isRoomThere = state.showResultsPage && presentedPart(state, agenda)?.objectId === objectId
  const withResults = mayOpen || isRoomThere
  const stops = useMemo(() => stopsOf(categories, withResults), [categories, withResults])
  const { page, go, isLed, isPresented } = usePosition(objectId, stops)
  // The category stays: 'Edit Vote' leads back to it.
  const toResults = useCallback(
    (view: ResultsView = 'statements') => go({ ...resultsPage(view), topicActivePos: 0 }),
    [go],
  )
  const toCategory = useCallback(
    (id?: CategoryId) => {
      const category = id === undefined ? {} : { activeMultiTopicId: id }
      go({ showResultsPage: false, showGraph: false, ...category })
    },
    [go],
  )
  const openPage = useCallback(
    (areResults: boolean) => (areResults ? toResults() : toCategory()),
    [toResults, toCategory],
  )
  useResultsAddress({ areOpen: page.showResultsPage, isLed, isPresented, openPage })
  const { at } = standing(stops, { ...page, showResultsPage: false, showGraph: false })
  return {
    ...{ results: page.showResultsPage ? resultsViewOf(page) : null, at: Math.max(0, at), isLed },
    ...{ toCategory, toResults },
  }
}
