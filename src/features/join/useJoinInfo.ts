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
  | { status: 'failed'; message: string }

/** What may be known of a workshop before joining it; asked again with `retry`. */
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
  const retry = (): void => {
    setInfo({ status: 'loading' })
    setTries((count) => count + 1)
  }
  return { info, retry }
}

function failure(error: unknown): JoinInfo {
  const isTrouble =
    !isCallError(error) ||
    error instanceof Offline ||
    error instanceof ServerTrouble ||
    (error instanceof Refusal && error.code === 'RATE_LIMITED')
  return isTrouble ? { status: 'failed', message: messageOf(error) } : { status: 'unknown' }
}
