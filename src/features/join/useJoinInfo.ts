import { useCallback, useEffect, useState } from 'react'
import { isCallError, ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { PublicWorkshopInfoDocument } from '#api/operations/account.ts'
import { useRefreshing } from '#api/queries/useRefreshing.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'

export type JoinInfo =
  | { status: 'loading' }
  | { status: 'found'; workshopName: string; creator: string; hasEnded: boolean }
  | { status: 'unknown' }
  | { status: 'failed'; error: CallError }

/**
 * Public information about a workshop before joining. Failures are retried with `retry`, and automatically like any
 * query.
 */
export function useJoinInfo(workshopId: WorkshopId): { info: JoinInfo; retry: () => void } {
  const [told] = useState(() => infoInPage(workshopId))
  const [info, setInfo] = useState<JoinInfo>(told ?? { status: 'loading' })
  const [tries, setTries] = useState(0)
  const isTold = told !== null && tries === 0
  useEffect(() => {
    if (isTold) return undefined
    let isHere = true
    call(PublicWorkshopInfoDocument, { workshopId }, 'nobody').then(
      ({ publicWorkshopInfo: { workshopName, workshopCreator, workshopEnded } }) => {
        if (isHere)
          setInfo({
            status: 'found',
            workshopName: workshopName ?? '',
            creator: workshopCreator ?? '',
            hasEnded: workshopEnded ?? false,
          })
      },
      (error: unknown) => {
        if (isHere) setInfo(failure(error))
      },
    )
    return () => {
      isHere = false
    }
  }, [workshopId, tries, isTold])
  const error = info.status === 'failed' ? info.error : null
  const hasFailed = error !== null
  // A received answer stays unchanged while the person types.
  const again = useCallback(async () => {
    if (hasFailed) setTries((count) => count + 1)
  }, [hasFailed])
  useRefreshing(again, error)
  const retry = (): void => {
    setInfo({ status: 'loading' })
    setTries((count) => count + 1)
  }
  return { info, retry }
}

interface InfoInPage {
  workshopId: string
  isUnknown?: boolean
  workshopName?: string
  workshopCreator?: string
  workshopEnded?: boolean
}

/** So long after it was asked for, in milliseconds, what the page says of its session is not asked for again. */
const freshMs = 20_000

/** What the server wrote into the page of this link; null for another one, and after a while. */
function infoInPage(workshopId: WorkshopId): JoinInfo | null {
  const element = document.getElementById('join-info')
  if (!element || performance.now() > freshMs) return null
  const told: InfoInPage = JSON.parse(element.textContent)
  if (told.workshopId !== workshopId) return null
  if (told.isUnknown) return { status: 'unknown' }
  const { workshopName = '', workshopCreator: creator = '', workshopEnded: hasEnded = false } = told
  return { status: 'found', workshopName, creator, hasEnded }
}

function failure(thrown: unknown): JoinInfo {
  const error = isCallError(thrown) ? thrown : new ServerTrouble(true)
  const isAnswer = error instanceof UserMistake || (error instanceof Refusal && error.code !== 'RATE_LIMITED')
  return isAnswer ? { status: 'unknown' } : { status: 'failed', error }
}
