import { useEffect } from 'react'

/** Keeps the screen awake while `isActive` and the page is in front; does nothing where the browser cannot. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined
    if (!isActive || !wakeLock) return
    let sentinel: WakeLockSentinel | null = null
    let isOver = false
    // The browser lets go whenever the page is covered, and refuses on low battery.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const held = await wakeLock.request('screen').catch(() => null)
      if (isOver) await held?.release()
      else sentinel = held
    }
    const holdQuietly = (): void => void hold()
    holdQuietly()
    document.addEventListener('visibilitychange', holdQuietly)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', holdQuietly)
      void sentinel?.release()
    }
  }, [isActive])
}
