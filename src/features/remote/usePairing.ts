import { useEffect, useEffectEvent, useState } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import type { Identity } from '#api/identity.ts'
import { DisconnectRemoteDocument, PairRemoteDocument } from '#api/operations/remote.ts'
import { session } from '#api/session.ts'
import { UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { clearBelongings } from '#sync/belongings.ts'
import { useAct } from '#ui/useAct.ts'
import { attemptFor, codeInAddress, dropCode, keepPairedPhone, readPairedPhone } from './pairedPhone.ts'
import type { PairedPhone } from './pairedPhone.ts'

/** How far this phone is with becoming a remote. */
export type Pairing =
  | { status: 'paired'; phone: PairedPhone }
  | { status: 'pairing' }
  /** There is no code in the address, and this phone was not paired before. */
  | { status: 'noCode' }
  | { status: 'refused'; message: string }
  /** The server was out of reach or in trouble: the same code may well do. */
  | { status: 'failed'; message: string; retry: () => void }

/** Exchanges the code of the address for a token, once; a phone that was paired before goes on as it is. SPEC J3. */
export function usePairing(workshopId: WorkshopId): Pairing {
  const [code] = useState(codeInAddress)
  const [before] = useState(() => readPairedPhone(workshopId))
  const [phone, setPhone] = useState(code === null ? before : null)
  const pair = useAct(
    async (given: string) => {
      try {
        const made = await exchange(workshopId, given)
        if (before !== null && before.remoteId !== made.remoteId) disconnect(workshopId, before)
        keepPairedPhone(workshopId, made)
        setPhone(made)
      } catch (error) {
        if (!(error instanceof UserMistake)) throw error
        // The address of back then, opened once more on the phone that used its code.
        if (before === null) throw error
        setPhone(before)
      }
      dropCode()
    },
    (error) => {
      if (error instanceof UserMistake) dropCode()
      return messageOf(error)
    },
    isTrouble,
  )
  const start = useEffectEvent(() => {
    if (code !== null && phone === null) void pair.run(code)
  })
  useEffect(() => start(), [])
  const retry = useEffectEvent(() => {
    if (pair.canRetry) start()
  })
  useEffect(() => {
    const again = (): void => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  if (phone !== null) return { status: 'paired', phone }
  if (code === null) return { status: 'noCode' }
  if (pair.mistake === null) return { status: 'pairing' }
  if (!pair.canRetry) return { status: 'refused', message: pair.mistake }
  return { status: 'failed', message: pair.mistake, retry: () => void pair.run(code) }
}

async function exchange(workshopId: WorkshopId, code: string): Promise<PairedPhone> {
  const variables = { workshopId, code, attempt: attemptFor(code) }
  const { pairRemote } = await call(PairRemoteDocument, variables, 'nobody')
  return { remoteId: pairRemote.remoteId ?? '', token: pairRemote.token ?? '' }
}

/** Paired anew: what it was before is not left to stand on the laptop as another phone, nor what it kept on this one. */
function disconnect(workshopId: WorkshopId, phone: PairedPhone): void {
  const identity: Identity = { kind: 'remote', workshopId, ...phone }
  session
    .callAs(DisconnectRemoteDocument, { workshopId, remoteId: phone.remoteId }, identity)
    .catch(() => undefined)
  clearBelongings(identity).catch(() => undefined)
}
