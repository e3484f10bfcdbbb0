import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** A list that has to be fetched or measured first is waited for as many frames at most, about ten seconds. */
const patienceFrames = 600
/** It is tried again after as many frames in which nothing scrolled: the heights of the rows between were estimates at first. */
const stillFrames = 10
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
    let still = stillFrames
    let lastTop = window.scrollY
    let isTried = false
    const look = (): void => {
      still = window.scrollY === lastTop ? still + 1 : 0
      lastTop = window.scrollY
      const card = list.current?.querySelector<HTMLElement>(`[data-item='${CSS.escape(id)}']`)
      const foot = list.current?.nextElementSibling?.getBoundingClientRect().height ?? 0
      frames += 1
      if (frames > patienceFrames || (card && isTried && isSeen(card, foot))) return stop()
      // Scrolling that is under way is left to end; a row that is measured may have broken it off.
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
      // An item that leaves the list for a moment, as one does that has just been saved, is brought into view when it is back.
      if (!isOver) shown.current = null
      stop()
    }
  }, [id, isThere, list])
}

/** All of a card is above the foot, or as much of it as there is room for. */
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
