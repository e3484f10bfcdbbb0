import { useCallback, useEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface FullScreen {
  isOn: boolean
  /** Null where the browser has no full screen for pages, such as on phones with iOS. */
  toggle: (() => void) | null
}

/**
 * Gives the page the whole screen, which one element covers then by its styles; Escape leaves, and so does leaving the
 * element. An element that had the screen for itself would hide what belongs over it: dialogs, messages, the banner of the
 * room.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const look = (): void => {
      setOn(document.fullscreenElement !== null)
      // From the button, which would keep its bar over the slide.
      if (document.fullscreenElement) slideIn(target.current)?.focus({ preventScroll: true })
    }
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      leave()
    }
  }, [target])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) return leave()
    // Refused by the browser: the page stays as it is.
    document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined)
  }, [])
  return { isOn, toggle: document.fullscreenEnabled ? toggle : null }
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

function slideIn(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>('[data-place]')
}
