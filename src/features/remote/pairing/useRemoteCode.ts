import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { CreateRemoteCodeDocument } from '#api/operations/remote.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { useAct } from '#ui/inputs/useAct.ts'

/** Milliseconds after the change of a second, so that the clock is not read too early. */
const marginMs = 4

/** A code that a phone can scan. */
export interface RemoteCode {
  url: string
  /** Id of the remote that a phone becomes with this code. */
  remoteId: string
  /** By this device's clock, in epoch milliseconds. */
  endsAtMs: number
}

/** The code on the screen: created when it is first needed; `make` creates another one. SPEC J3. */
export function useRemoteCode(isConnected: boolean) {
  const { workshopId } = useRoom()
  const call = useCall()
  const [code, setCode] = useState<RemoteCode | null>(null)
  const { run, isBusy, mistake } = useAct(async () => {
    const { createRemoteCode } = await call(CreateRemoteCodeDocument, { workshopId })
    const { url, remoteId, seconds } = createRemoteCode
    setCode({
      url: fromHere(url ?? ''),
      remoteId: remoteId ?? '',
      endsAtMs: Date.now() + (seconds ?? 0) * 1000,
    })
  }, messageOf)
  const makeFirst = useEffectEvent(() => {
    if (isConnected && code === null) void run()
  })
  useEffect(() => makeFirst(), [isConnected])
  return { code, isBusy, mistake, make: () => void run() }
}

/**
 * Uses the host name under which this screen reached the server, as the invite link does: the phone is in the same
 * network.
 */
function fromHere(url: string): string {
  const { pathname, hash } = new URL(url)
  return `${location.origin}${pathname}${hash}`
}

/** Seconds until a code expires, updated each second; 0 once it has expired. */
export function useSecondsLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setNowMs(Date.now()), ((endsAtMs - Date.now() - 1) % 1000) + marginMs)
    return () => clearTimeout(timer)
    // Depends on the time and not on the seconds: a value that was read slightly too early is read again.
  }, [left, nowMs, endsAtMs])
  return left
}
