import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** A swipe is this far at least, in pixels, mostly sideways, and done within this time in milliseconds. */
const swipe = { far: 50, sideways: 2, withinMs: 700 }

/** Tells of swipes with one finger: 1 to the left, for the next page. A page that is wider than its place is scrolled first. */
export function useSwipe(place: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void): void {
  const turn = useEffectEvent((direction: 1 | -1) => onSwipe(direction))
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    let start: { x: number; y: number; atMs: number; room: Record<1 | -1, boolean> } | null = null
    // Touches, as pointers are cancelled when the browser begins to scroll.
    const down = ({ touches, timeStamp: atMs }: TouchEvent): void => {
      const [finger, second] = touches
      if (!finger || second) {
        start = null
        return
      }
      const { scrollLeft, scrollWidth, clientWidth } = element
      const room = { 1: scrollLeft + clientWidth < scrollWidth - 1, [-1]: scrollLeft > 0 } as const
      start = { x: finger.clientX, y: finger.clientY, atMs, room }
    }
    const up = ({ changedTouches: [finger], timeStamp }: TouchEvent): void => {
      const from = start
      start = null
      if (!from || !finger || timeStamp - from.atMs > swipe.withinMs) return
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
      const direction = x < 0 ? 1 : -1
      const isSideways = Math.abs(x) >= swipe.far && Math.abs(x) >= swipe.sideways * Math.abs(y)
      if (isSideways && !from.room[direction]) turn(direction)
    }
    const cancel = (): void => {
      start = null
    }
    const off = new AbortController()
    const options = { signal: off.signal, passive: true }
    element.addEventListener('touchstart', down, options)
    element.addEventListener('touchend', up, options)
    element.addEventListener('touchcancel', cancel, options)
    return () => off.abort()
  }, [place])
}
