import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { scaledZoom } from './zoom.ts'
import type { Zoom } from './zoom.ts'

/** One notch of a wheel is a little over a zoom step. */
const wheelUnits = 900

/** In CSS pixels of the screen, or as shares of a page. */
interface Point {
  x: number
  y: number
}

/** A point of the page that stays where the fingers or the mouse have it. */
interface Anchor {
  share: Point
  at: Point
}

interface Pinch {
  /** Between the fingers at the start. */
  distance: number
  start: Point
  scrolled: Point
  anchor: Anchor
  by: number
}

/**
 * Zooms with two fingers, and with the wheel while Ctrl is held, which touchpads send for a pinch. What is under the middle
 * of the fingers, or under the mouse, stays there. During a pinch the drawn page is stretched; it is drawn anew at its end.
 *
 * @param place scrolls a page that is larger
 * @returns `sheet` receives the element to stretch, which holds the page
 */
export function usePinch(
  place: RefObject<HTMLElement | null>,
  factor: number,
  onZoom: (zoom: Zoom) => void,
): { sheet: RefObject<HTMLDivElement | null> } {
  const sheet = useRef<HTMLDivElement>(null)
  const kept = useRef<Anchor | null>(null)
  const zoomBy = useEffectEvent((by: number, anchor: Anchor) => {
    kept.current = anchor
    onZoom(scaledZoom(factor, by))
  })
  // Before the page is seen in its new size. A zoom at its limit changes nothing, and renders nevertheless.
  useLayoutEffect(() => {
    const { current: anchor } = kept
    kept.current = null
    if (anchor && place.current && sheet.current) scrollTo(place.current, sheet.current, anchor)
  })
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    let pinch: Pinch | null = null
    const begin = (event: TouchEvent): void => {
      end()
      const [one, other, third] = fingersOn(element, event)
      if (!one || !other || third || !sheet.current) return
      const start = middleOf(one, other)
      pinch = {
        ...{ start, distance: distanceOf(one, other), by: 1 },
        scrolled: { x: element.scrollLeft, y: element.scrollTop },
        anchor: { share: shareAt(sheet.current, start), at: start },
      }
      const { left, top } = sheet.current.getBoundingClientRect()
      sheet.current.style.transformOrigin = `${start.x - left}px ${start.y - top}px`
    }
    const move = (event: TouchEvent): void => {
      // Otherwise the browser scrolls with two fingers.
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
      const [one, other] = fingersOn(element, event)
      if (!pinch || !one || !other || !sheet.current) return
      const at = middleOf(one, other)
      pinch.by = distanceOf(one, other) / pinch.distance
      pinch.anchor.at = at
      // The browser goes on scrolling when a second finger comes to one that has begun to scroll.
      const x = at.x - pinch.start.x + element.scrollLeft - pinch.scrolled.x
      const y = at.y - pinch.start.y + element.scrollTop - pinch.scrolled.y
      Object.assign(sheet.current.style, { scale: String(pinch.by), translate: `${x}px ${y}px` })
    }
    const end = (): void => {
      if (!pinch) return
      const { by, anchor } = pinch
      pinch = null
      if (sheet.current) Object.assign(sheet.current.style, { scale: '', translate: '', transformOrigin: '' })
      if (by !== 1) zoomBy(by, anchor)
    }
    // The page itself would zoom.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey || !sheet.current) return
      event.preventDefault()
      const at = { x: event.clientX, y: event.clientY }
      zoomBy(Math.exp(-event.deltaY / wheelUnits), { share: shareAt(sheet.current, at), at })
    }
    const off = new AbortController()
    const { signal } = off
    // Touches, as pointers are cancelled when the browser begins to scroll.
    element.addEventListener('touchstart', begin, { signal, passive: true })
    element.addEventListener('touchmove', move, { signal, passive: false })
    for (const type of ['touchend', 'touchcancel'] as const) element.addEventListener(type, end, { signal })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    return () => off.abort()
  }, [place])
  return { sheet }
}

function fingersOn(element: HTMLElement, { touches }: TouchEvent): Point[] {
  return [...touches]
    .filter(({ target }) => element.contains(target as Node))
    .map(({ clientX: x, clientY: y }) => ({ x, y }))
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distanceOf(one: Point, other: Point): number {
  return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}

/** The page on the screen; its neighbours have no size. */
function boxOf(sheet: HTMLElement): DOMRect {
  return (sheet.querySelector(':scope > :not([data-ahead])') ?? sheet).getBoundingClientRect()
}

function shareAt(sheet: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = boxOf(sheet)
  return { x: (x - left) / Math.max(1, width), y: (y - top) / Math.max(1, height) }
}

/** Scrolls as far as there is something to scroll. */
function scrollTo(place: HTMLElement, sheet: HTMLElement, { share, at }: Anchor): void {
  const { left, top, width, height } = boxOf(sheet)
  place.scrollLeft += left + share.x * width - at.x
  place.scrollTop += top + share.y * height - at.y
}
