import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRole } from '../session/role.ts'
import { useNavigationStore } from './navigationStore.ts'
import type { HerePage } from './usePosition.ts'

const resultsPath = 'results'

/**
 * Keeps the address of an activity with results in step with its page: `…/{objectId}/results` while the results are
 * open. An address that somebody opens leads to its page, except where the room has already decided: participants are
 * where the room is. SPEC S5
 *
 * @param votePath of the page beside the results, below the activity's address; empty for the address itself
 */
export function useResultsAddress({ page, go, isPresented }: HerePage, votePath = ''): void {
  const { pathname, key, state } = useLocation()
  const navigate = useNavigate()
  const store = useNavigationStore()
  const isFollower = useRole() === 'participant' && isPresented
  const heard = useRef<string | null>(null)
  useLayoutEffect(() => {
    const [base = '', below = ''] = splitAt(pathname)
    const isNew = heard.current !== key
    heard.current = key
    // Read now: an address that was just followed has moved the page already.
    const areOpen = store.getState().here?.page.showResultsPage ?? page.showResultsPage
    if (isNew && !isFollower && below !== votePath && (below === resultsPath) !== areOpen) {
      go({ showResultsPage: below === resultsPath, activeMultiTopicId: null })
      return
    }
    const wanted = areOpen ? resultsPath : votePath
    if (below !== wanted) void navigate(wanted === '' ? base : `${base}/${wanted}`, { replace: true, state })
  }, [pathname, key, state, page.showResultsPage, isFollower, votePath, go, navigate, store])
}

/** The address of the activity, and what is below it. */
function splitAt(pathname: string): [string, string] {
  const [, base = '', below = ''] = /^(\/workshop\/[^/]+\/[^/]+\/[^/]+)\/?(.*?)\/?$/.exec(pathname) ?? []
  return [base, below]
}
