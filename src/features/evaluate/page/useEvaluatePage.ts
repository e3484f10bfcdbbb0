import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Stop } from '#domain/activity/steps.ts'
import { evaluateStops, isGraph, resultsPage, votePage } from '#domain/evaluate/steps.ts'
import type { EvaluatePageName } from '#domain/evaluate/steps.ts'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { partPath } from '#domain/workshop/paths.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { addressStep } from './address.ts'
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
 *
 * @param below what follows the activity's id in the address
 */
export function useEvaluatePage(
  { objectId, isKnown, opensAsGraph, scale }: Evaluate,
  mayOpenResults: boolean,
  below: string,
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
  useAddress({ objectId, below, shown, isKnown, mayOpenResults, isLed, open })
  return {
    page: shown,
    isGraph: isGraph(page, scale.axes),
    setGraph: (showGraph) => go({ showGraph }),
    ...{ open, mayOpenResults, isLed, isPresented },
  }
}

interface Address {
  objectId: string
  below: string
  shown: EvaluatePageName
  isKnown: boolean
  mayOpenResults: boolean
  isLed: boolean
  open: (page: EvaluatePageName) => void
}

/** Keeps the address and the page of the screen the same. */
function useAddress({ objectId, below, shown, isKnown, mayOpenResults, isLed, open }: Address): void {
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const navigate = useNavigate()
  const path = useMemo(() => {
    const part = agenda.find((one) => one.objectId === objectId)
    return part ? partPath(workshopId, part).replace(/\/[^/]+$/, '') : null
  }, [agenda, workshopId, objectId])
  const last = useRef<string | null>(null)
  const onTheWay = useRef<string | null>(null)
  const handled = useRef('')
  useEffect(() => {
    if (!isKnown || path === null) return
    // Until the router or the page has done what was asked, nothing more is asked.
    const facts = `${below} ${shown} ${String(mayOpenResults)} ${String(isLed)}`
    if (handled.current === facts) return
    handled.current = facts
    const before = below === onTheWay.current ? below : last.current
    const step = addressStep({ below, before, shown, mayOpenResults, isLed })
    last.current = below
    onTheWay.current = null
    if (step.is === 'open') open(step.page)
    if (step.is !== 'navigate') return
    onTheWay.current = step.to
    void navigate(`${path}/${step.to}`, { replace: step.replace })
  }, [below, shown, isKnown, mayOpenResults, isLed, path, open, navigate])
}
