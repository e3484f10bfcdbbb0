import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRole } from '../session/role.ts'
import { useNavigationStore } from './navigationStore.ts'
import type { HerePage } from './usePosition.ts'

const resultsPath = 'results'

export interface ResultsAddress extends Pick<HerePage, 'isLed' | 'isPresented'> {
  /** The results are open on this screen. */
  areOpen: boolean
  /** Opens the results, or the vote page; the same function at each render. */
  openPage: (areResults: boolean) => void
}

/**
 * Keeps the address of an activity with results in step with its page: `…/{objectId}/results` while the results are
 * open. An address that somebody chose, by a link or Back, leads to its page; the address of the activity itself opens
 * what is open in it. Participants open an activity where the room is. SPEC S5
 */
export function useResultsAddress({ areOpen, isLed, isPresented, openPage }: ResultsAddress): void {
  const { pathname, key, state } = useLocation()
  const navigate = useNavigate()
  const store = useNavigationStore()
  const isFollower = useRole() === 'participant' && isPresented
  const heard = useRef<string | null>(null)
  const onTheWay = useRef<string | null>(null)
  useEffect(() => {
    const [base, below] = splitAt(pathname)
    const isFirst = heard.current === null
    const isNew = heard.current !== key
    heard.current = key
    // Read now: an address that was just followed has moved the page already.
    const areOpenNow = store.getState().here?.page.showResultsPage ?? areOpen
    const wanted = areOpenNow ? resultsPath : ''
    if (below === wanted) {
      onTheWay.current = null
      return
    }
    const isPage = below === resultsPath || (below === '' && !isFirst)
    if (isNew && isPage && !isLed && !(isFirst && isFollower)) {
      openPage(below === resultsPath)
      return
    }
    if (onTheWay.current === wanted) return
    onTheWay.current = wanted
    // A page that was opened here is a step back for the browser; a redirect is none.
    void navigate(wanted === '' ? base : `${base}/${wanted}`, { replace: isNew, state })
  }, [pathname, key, state, areOpen, isLed, isFollower, openPage, navigate, store])
}

/** The address of the activity, and what is below it. */
function splitAt(pathname: string): [string, string] {
  const [, base = '', below = ''] = /^(\/workshop\/[^/]+\/[^/]+\/[^/]+)\/?(.*?)\/?$/.exec(pathname) ?? []
  return [base, below]
}
