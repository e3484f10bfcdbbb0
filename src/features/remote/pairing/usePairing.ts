import { useEffect, useEffectEvent, useState } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { DisconnectRemoteDocument, PairRemoteDocument } from '#api/operations/remote.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { AnyMessage } from '#domain/message.ts'
import { clearDeviceData } from '#sync/room/deviceData.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { attemptFor, codeInAddress, dropCode, keepPairedPhone, readPairedPhone } from './pairedPhone.ts'
import type { PairedPhone } from './pairedPhone.ts'

/** The state of pairing this phone as a remote. */
export type Pairing =
  | { status: 'paired'; phone: PairedPhone }
  | { status: 'pairing' }
  /** The address contains no code, and this phone was not paired before. */
  | { status: 'noCode' }
  | { status: 'refused'; message: AnyMessage }
  /** The server was unreachable or failed: the same code may work on a retry. */
  | { status: 'failed'; message: AnyMessage; retry: () => void }

/** Exchanges the code in the address for a token, once; a phone that is already paired keeps its pairing. SPEC J3. */
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
        // The address of an earlier pairing, opened again on the phone that used its code.
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

/**
 * After a new pairing: disconnects the previous one, so that the laptop does not list it as another phone, and deletes
 * its data here.
 */
function disconnect(workshopId: WorkshopId, phone: PairedPhone): void {
  const identity: Identity = { kind: 'remote', workshopId, ...phone }
  credentials
    .callAs(DisconnectRemoteDocument, { workshopId, remoteId: phone.remoteId }, identity)
    .catch(() => undefined)
  clearDeviceData(identity).catch(() => undefined)
}
