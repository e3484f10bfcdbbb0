import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether the bar over the lower edge of a full screen is shown: while a mouse is there, or after a tap there. A bar that is
 * hidden takes neither (`page/SlidesView.module.css`), so its own `:hover` would not show it.
 *
 * @param frame its last child is the bar
 */
export function useIsBarShown(frame: RefObject<HTMLElement | null>, isFullScreen: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || !isFullScreen) return undefined
    const look = ({ clientY }: MouseEvent): void => {
      const bar = element.lastElementChild?.getBoundingClientRect()
      setShown(bar !== undefined && clientY >= bar.top)
    }
    // A finger leaves with each tap, before the bar gets that tap.
    const mouse = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return
      if (event.type === 'pointerleave') setShown(false)
      else look(event)
    }
    const off = new AbortController()
    const { signal } = off
    element.addEventListener('pointermove', mouse, { signal })
    element.addEventListener('pointerleave', mouse, { signal })
    // Not when a finger comes down: the bar would get the tap.
    element.addEventListener('click', look, { signal })
    return () => off.abort()
  }, [frame, isFullScreen])
  return isShown && isFullScreen
}
