import { useCallback, useEffect, useMemo } from 'react'
import type { Stop } from '#domain/activity/steps.ts'
import { evaluateStops, isGraph, resultsPage, votePage } from '#domain/evaluate/steps.ts'
import type { EvaluatePageName } from '#domain/evaluate/steps.ts'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { useResultsAddress } from '#activity/navigation/useResultsAddress.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import type { Evaluate } from './useEvaluate.ts'

const unknown: readonly Stop[] = []

export interface OpenEvaluatePage {
  page: EvaluatePageName
  /** The results of a matrix as a graph, otherwise as a table. */
  isGraph: boolean
  open: (page: EvaluatePageName) => void
  /** Shows the results as a graph or as a table. */
  setGraph: (isGraph: boolean) => void
  mayOpenResults: boolean
  /** The facilitator leads: pages are locked. */
  isLed: boolean
  /** The room is shown this activity. */
  isPresented: boolean
}

/**
 * The page of this screen, which its address names too: a change of either leads the other. Whoever may not open the
 * results is on the vote page, and goes to the results as soon as they may while the room is there. SPEC S5, EV11
 */
export function useEvaluatePage(
  { objectId, isKnown, opensAsGraph, scale }: Evaluate,
  mayOpenResults: boolean,
): OpenEvaluatePage {
  const stops = useMemo(
    () => (isKnown ? evaluateStops(mayOpenResults, opensAsGraph) : unknown),
    [isKnown, mayOpenResults, opensAsGraph],
  )
  const { page, go, isLed, isPresented } = usePosition(objectId, stops)
  const { state } = useStateDocument()
  const shown: EvaluatePageName = page.showResultsPage && mayOpenResults ? 'results' : 'vote'
  const isRoomAtResults = isPresented && state.showResultsPage
  const isAstray = isKnown && page.showResultsPage && !mayOpenResults && !isRoomAtResults
  useEffect(() => {
    if (isAstray) go(votePage)
  }, [isAstray, go])
  const open = useCallback(
    (name: EvaluatePageName) => go(name === 'results' ? resultsPage(opensAsGraph) : votePage),
    [go, opensAsGraph],
  )
  const openPage = useCallback((areResults: boolean) => open(areResults ? 'results' : 'vote'), [open])
  useResultsAddress({
    ...{ votePath: 'vote', isKnown, areOpen: page.showResultsPage, mayOpenResults },
    ...{ isLed, isPresented, openPage },
  })
  return {
    page: shown,
    isGraph: isGraph(page, scale.axes),
    setGraph: (showGraph) => go({ showGraph }),
    ...{ open, mayOpenResults, isLed, isPresented },
  }
}
