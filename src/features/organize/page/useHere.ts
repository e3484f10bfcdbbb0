import { useCallback, useEffect, useMemo } from 'react'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { useResultsAddress } from '#activity/navigation/useResultsAddress.ts'
import type { Stop } from '#domain/activity/steps.ts'
import { organizeStops, resultsPage, sortPage } from '#domain/organize/steps.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import type { OrganizeHere } from '../place/pageProps.ts'
import type { Organize } from '../useOrganize.ts'

const unknown: readonly Stop[] = []

/** The position of this screen, and whether the room is there. */
export interface OpenOrganizePage extends OrganizeHere {
  /** The room is shown this activity. */
  isPresented: boolean
}

/**
 * The page of this screen, which its address names too: a change of either leads the other. Whoever may not open the
 * results is on the board, and goes to the results as soon as they may while the room is there. SPEC S5, OR11
 */
export function useHere({ objectId, isKnown }: Organize, mayOpenResults: boolean): OpenOrganizePage {
  const stops = useMemo(() => (isKnown ? organizeStops(mayOpenResults) : unknown), [isKnown, mayOpenResults])
  const { page, go, isLed, isPresented } = usePosition(objectId, stops)
  const { state } = useStateDocument()
  const isRoomAtResults = isPresented && state.showResultsPage
  const isAstray = isKnown && page.showResultsPage && !mayOpenResults && !isRoomAtResults
  useEffect(() => {
    if (isAstray) go(sortPage)
  }, [isAstray, go])
  const openPage = useCallback((areResults: boolean) => go(areResults ? resultsPage : sortPage), [go])
  useResultsAddress({
    ...{ votePath: 'board', isKnown, areOpen: page.showResultsPage, mayOpenResults },
    ...{ isLed, isPresented, openPage },
  })
  return {
    page: page.showResultsPage && mayOpenResults ? 'results' : 'sort',
    open: useCallback((name) => openPage(name === 'results'), [openPage]),
    ...{ isLed, isPresented },
  }
}
