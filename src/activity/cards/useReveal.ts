import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Most frames to wait, about ten seconds, for a list that has to be loaded or measured first. */
const patienceFrames = 600
/** Retries after this many frames without scrolling: the heights of the rows between were estimates at first. */
const stillFrames = 10
/** Selector of the sticky footer over the cards: `PageFoot`. */
const footSelector = '[data-page-foot]'
const ownScrolling = ['wheel', 'touchmove', 'keydown'] as const

export interface RevealOptions {
  /** Id of the item to scroll to; null: none. Each is scrolled into view once. */
  id: string | null
  /** The item is in the list. */
  isThere: boolean
  list: RefObject<HTMLElement | null>
  /** Scrolls near the item when its card is not rendered yet. */
  bringNear: () => void
}

/**
 * Scrolls one item of a list into view, no further than needed and clear of the page's footer; stops when the person
 * scrolls meanwhile. The card is the element with the item's id as `data-item`.
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
    // The keydown of the Enter that sent the answer may still bubble to the window: it does not scroll.
    const onScrolling = ({ timeStamp }: Event): void => {
      if (timeStamp > startedAt) stop()
    }
    let frames = 0
    let still = stillFrames
    let lastTop = window.scrollY
    let isTried = false
    const look = (): void => {
      still = window.scrollY === lastTop ? still + 1 : 0
      lastTop = window.scrollY
      const card = list.current?.querySelector<HTMLElement>(`[data-item='${CSS.escape(id)}']`)
      const foot = document.querySelector(footSelector)?.getBoundingClientRect().height ?? 0
      frames += 1
      if (frames > patienceFrames || (card && isTried && isSeen(card, foot))) return stop()
      // Lets a scroll in progress finish; measuring a row may have interrupted it.
      if (still >= stillFrames || (card && !isTried)) {
        still = 0
        if (card) bringIntoView(card, foot)
        else near.current()
        isTried = Boolean(card)
      }
      frame = requestAnimationFrame(look)
    }
    for (const name of ownScrolling) window.addEventListener(name, onScrolling, { passive: true })
    look()
    return () => {
      // An item that leaves the list for a moment, as after it was saved, is scrolled to when it is back.
      if (!isOver) shown.current = null
      stop()
    }
  }, [id, isThere, list])
}

/** The card is completely above the footer, or as far as there is space. */
function isSeen(card: HTMLElement, foot: number): boolean {
  const { top, bottom } = card.getBoundingClientRect()
  const end = window.innerHeight - foot + 1
  return (top >= -1 && bottom <= end) || (top <= 1 && bottom >= end)
}

function bringIntoView(card: HTMLElement, foot: number): void {
  card.style.scrollMarginBlockEnd = `${Math.round(foot)}px`
  card.scrollIntoView({ block: 'nearest', behavior: prefersStillness() ? 'instant' : 'smooth' })
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
