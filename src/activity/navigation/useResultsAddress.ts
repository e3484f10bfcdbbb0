import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsOfRoom } from '../session/role.ts'
import { addressStep } from './addressStep.ts'
import { useNavigationStore } from './navigationStore.ts'
import type { HerePage } from './usePosition.ts'

export interface ResultsAddress extends Pick<HerePage, 'isLed' | 'isPresented'> {
  /** False until it is known who may open what: the address stays. */
  isKnown?: boolean
  /** What the vote page adds to the address of the activity; nothing by default. */
  votePath?: string
  /** The results are open on this screen. */
  areOpen: boolean
  /** Otherwise the address of the results leads to the vote page. */
  mayOpenResults?: boolean
  /** Opens the results, or the vote page; the same function at each render. */
  openPage: (areResults: boolean) => void
}

/** Keeps the address of an activity with results the same as its page: `…/{objectId}/results` while they are open. */
export function useResultsAddress(props: ResultsAddress): void {
  const { isKnown = true, votePath = '', areOpen, mayOpenResults = true, openPage } = props
  const { isLed, isPresented } = props
  const { pathname, key, state } = useLocation()
  const navigate = useNavigate()
  const store = useNavigationStore()
  const isFollower = useIsOfRoom() && isPresented
  const heard = useRef<string | null>(null)
  const onTheWay = useRef<string | null>(null)
  const [returns, comeBack] = useReducer((count: number) => count + 1, 0)
  // Back, before the address that the page went on to is rendered: for the router nothing has changed.
  const onBack = useEffectEvent(() => {
    if (onTheWay.current === null || location.pathname !== pathname) return
    onTheWay.current = null
    heard.current = ''
    comeBack()
  })
  useEffect(() => {
    const listener = (): void => onBack()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
  useEffect(() => {
    if (!isKnown) return
    const [base, below] = splitAt(pathname)
    const isFirst = heard.current === null
    const isArrival = heard.current !== key
    // An address that the page itself went on to opens nothing: meanwhile the page may have gone on.
    const isNew = isArrival && onTheWay.current !== below
    if (isArrival) onTheWay.current = null
    heard.current = key
    // Read now: an address that was just followed has moved the page already.
    const areOpenNow = store.getState().here?.page.showResultsPage ?? areOpen
    const facts = { below, votePath, areOpen: areOpenNow, mayOpenResults, isNew, isFirst, isFollower, isLed }
    const step = addressStep(facts)
    if (step.is === 'open') openPage(step.areResults)
    if (step.is !== 'navigate' || onTheWay.current === step.to) return
    onTheWay.current = step.to
    void navigate(step.to === '' ? base : `${base}/${step.to}`, { replace: step.replace, state })
  }, [
    isKnown,
    votePath,
    pathname,
    key,
    state,
    areOpen,
    mayOpenResults,
    isLed,
    isFollower,
    openPage,
    navigate,
    store,
    returns,
  ])
}

/** The address of the activity, and what is below it. */
function splitAt(pathname: string): [string, string] {
  const [, base = '', below = ''] = /^(\/workshop\/[^/]+\/[^/]+\/[^/]+)\/?(.*?)\/?$/.exec(pathname) ?? []
  return [base, below]
}
