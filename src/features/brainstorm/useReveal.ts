import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A card that is only made in view is there after as many frames at most. */
const patienceFrames = 30
const framesBetween = 10
const ownScrolling = ['wheel', 'touchmove', 'keydown'] as const

export interface RevealOptions {
  /** What is to be seen; null: nothing. Each is brought into view once. */
  id: string | null
  /** It is in the list. */
  isThere: boolean
  list: RefObject<HTMLElement | null>
  /** Scrolls near it when its card is not made yet. */
  bringNear: () => void
}

/**
 * Brings one item of a list into view, no further than needed and clear of what stands under the list; not when the person scrolls
 * meanwhile. The card is the element with the item's id as `data-item`.
 */
export function useReveal({ id, isThere, list, bringNear }: RevealOptions): void {
  const shown = useRef<string | null>(null)
  const near = useRef(bringNear)
  useEffect(() => {
    near.current = bringNear
  })
  useEffect(() => {
    if (id === null || !isThere || shown.current === id) return undefined
    shown.current = id
    let frame = 0
    let isOver = false
    const startedAt = performance.now()
    const stop = (): void => {
      isOver = true
      cancelAnimationFrame(frame)
      for (const name of ownScrolling) window.removeEventListener(name, onScrolling)
    }
    // The Enter that sent the answer may be on its way to the window yet: it scrolls nothing.
    const onScrolling = ({ timeStamp }: Event): void => {
      if (timeStamp > startedAt) stop()
    }
    let frames = 0
    const look = (): void => {
      const card = list.current?.querySelector<HTMLElement>(`[data-item='${CSS.escape(id)}']`)
      if (card) {
        stop()
        const foot = list.current?.nextElementSibling?.getBoundingClientRect().height ?? 0
        card.style.scrollMarginBlockEnd = `${Math.round(foot)}px`
        card.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'instant' : 'smooth' })
        return
      }
      // Again after a while: the heights of the rows between were estimates at first.
      if (frames % framesBetween === 0) near.current()
      frames += 1
      if (frames > patienceFrames) stop()
      else frame = requestAnimationFrame(look)
    }
    for (const name of ownScrolling) window.addEventListener(name, onScrolling, { passive: true })
    look()
    return () => {
      // An item that leaves the list for a moment, as one does that has just been saved, is brought into view when it is back.
      if (!isOver) shown.current = null
      stop()
    }
  }, [id, isThere, list])
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
