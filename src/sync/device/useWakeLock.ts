import { useEffect } from 'react'

/** Keeps the screen awake while `isActive` and the page is in the foreground; does nothing where unsupported. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined
    if (!isActive || !wakeLock) return
    let sentinel: WakeLockSentinel | null = null
    let isOver = false
    // The browser releases the lock whenever the page is covered, and refuses it on low battery.
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
