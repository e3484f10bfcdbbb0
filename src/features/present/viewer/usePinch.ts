import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'
import { scaledZoom } from './zoom.ts'
import type { Zoom } from './zoom.ts'

/** One notch of a wheel is a little over a zoom step. */
const wheelUnits = 900

/**
 * Zooms with two fingers, and with the wheel while Ctrl is held, which touchpads send for a pinch. During a pinch the
 * drawn page is stretched; it is drawn anew at its end.
 *
 * @returns `sheet` receives the element to stretch
 */
export function usePinch(
  place: RefObject<HTMLElement | null>,
  factor: number,
  onZoom: (zoom: Zoom) => void,
): { sheet: RefObject<HTMLDivElement | null> } {
  const sheet = useRef<HTMLDivElement>(null)
  const zoomBy = useEffectEvent((by: number) => onZoom(scaledZoom(factor, by)))
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const fingers = new Map<number, { x: number; y: number }>()
    let start = 0
    let by = 1
    const distance = (): number => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const stretch = (scale: string): void => {
      if (sheet.current) sheet.current.style.scale = scale
    }
    const down = ({ pointerType, pointerId, clientX, clientY }: PointerEvent): void => {
      if (pointerType !== 'touch') return
      fingers.set(pointerId, { x: clientX, y: clientY })
      if (fingers.size === 2) start = distance()
    }
    const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (!fingers.has(pointerId)) return
      fingers.set(pointerId, { x: clientX, y: clientY })
      if (fingers.size !== 2 || start === 0) return
      by = distance() / start
      stretch(String(by))
    }
    const up = ({ pointerId }: PointerEvent): void => {
      fingers.delete(pointerId)
      if (start === 0 || fingers.size > 1) return
      stretch('')
      if (by !== 1) zoomBy(by)
      start = 0
      by = 1
    }
    // The page itself would zoom.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY / wheelUnits))
    }
    const touches = (event: TouchEvent): void => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const off = new AbortController()
    const { signal } = off
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up, { signal })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    element.addEventListener('touchmove', touches, { signal, passive: false })
    return () => off.abort()
  }, [place])
  return { sheet }
}
