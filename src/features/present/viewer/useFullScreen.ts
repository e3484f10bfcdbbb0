import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface FullScreen {
  isOn: boolean
  /** Null where the browser has no full screen for pages, such as on phones with iOS. */
  toggle: (() => void) | null
}

/** Shows one element on the whole screen; Escape leaves. */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const look = (): void => setOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : target.current?.requestFullscreen({ navigationUI: 'hide' })
    // Refused by the browser: the page stays as it is.
    change?.catch(() => undefined)
  }, [target])
  return { isOn, toggle: document.fullscreenEnabled ? toggle : null }
}
