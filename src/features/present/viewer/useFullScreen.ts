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
    const look = (): void => {
      setOn(document.fullscreenElement !== null)
      // From the button, which would keep its bar over the slide.
      if (document.fullscreenElement) slideIn(target.current)?.focus({ preventScroll: true })
    }
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [target])
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : target.current?.requestFullscreen({ navigationUI: 'hide' })
    // Refused by the browser: the page stays as it is.
    change?.catch(() => undefined)
  }, [target])
  return { isOn, toggle: document.fullscreenEnabled ? toggle : null }
}

function slideIn(frame: HTMLElement | null): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>('[data-place]')
}
