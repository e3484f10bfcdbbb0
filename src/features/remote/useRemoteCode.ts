import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { CreateRemoteCodeDocument } from '#api/operations/remote.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { useAct } from '#ui/useAct.ts'

/** Past the turn of a second, so that it is not read a moment too early. */
const marginMs = 4

/** A code that a phone can scan. */
export interface RemoteCode {
  url: string
  /** Of the phone that will be paired with it. */
  remoteId: string
  /** By this device's clock, in epoch milliseconds. */
  endsAtMs: number
}

/** The code on the screen: one is made when it is first needed, another one with `make`. SPEC J3. */
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

/** By the name under which this screen reached the server, as the invite link: the phone is in the same place. */
function fromHere(url: string): string {
  const { pathname, hash } = new URL(url)
  return `${location.origin}${pathname}${hash}`
}

/** How many seconds a code is still good, new with each second; 0 once it has expired. */
export function useSecondsLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now)
  const left = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => setNowMs(Date.now()), ((endsAtMs - Date.now() - 1) % 1000) + marginMs)
    return () => clearTimeout(timer)
    // By the moment and not by the second: one that was read a moment too early is read again.
  }, [left, nowMs, endsAtMs])
  return left
}
