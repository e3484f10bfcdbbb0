import { useEffect, useRef } from 'react'
import { useConnection } from './connection.ts'

/**
 * Fetches at an interval of the specification (`times` of domain/limits.ts), but only while the socket is down and the page is
 * in front: documents normally carry everything.
 */
export function useFallbackPolling(fetchAgain: () => Promise<unknown>, intervalMs: number): void {
  const latest = useRef(fetchAgain)
  useEffect(() => {
    latest.current = fetchAgain
  })
  const isDown = useConnection().status === 'offline'
  useEffect(() => {
    if (!isDown) return
    let isAsking = false
    const timer = setInterval(() => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      latest
        .current()
        .catch(() => undefined)
        .finally(() => (isAsking = false))
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isDown, intervalMs])
}
