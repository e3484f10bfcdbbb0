import { useEffect, useState } from 'react'
import { isCallError, messageOf, Offline, ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { PublicWorkshopInfoDocument } from '#api/operations/account.ts'
import { Refusal } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'

export type JoinInfo =
  | { status: 'loading' }
  | { status: 'found'; workshopName: string; creator: string; hasEnded: boolean }
  | { status: 'unknown' }
  /** `isPassing`: it is asked again by itself */
  | { status: 'failed'; message: string; isPassing: boolean }

/** Without an answer it is asked again after so long, up to twice as long: not all come at once when a server is back. */
const againMs = 4000

/** What may be known of a workshop before joining it; asked again with `retry`, and by itself when the connection is back. */
export function useJoinInfo(workshopId: WorkshopId): { info: JoinInfo; retry: () => void } {
  const [info, setInfo] = useState<JoinInfo>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
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
  }, [workshopId, tries])
  useEffect(() => {
    if (info.status !== 'failed' || !info.isPassing) return undefined
    const again = (): void => setTries((count) => count + 1)
    const timer = setTimeout(again, againMs * (1 + Math.random()))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [info])
  const retry = (): void => {
    setInfo({ status: 'loading' })
    setTries((count) => count + 1)
  }
  return { info, retry }
}

function failure(error: unknown): JoinInfo {
  const isPassing = error instanceof Offline || error instanceof ServerTrouble
  const isTrouble =
    isPassing || !isCallError(error) || (error instanceof Refusal && error.code === 'RATE_LIMITED')
  return isTrouble ? { status: 'failed', message: messageOf(error), isPassing } : { status: 'unknown' }
}
