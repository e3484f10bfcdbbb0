import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The space a chart may fill, in pixels. */
export interface AvailableSpace {
  width: number
  height: number
  /**
   * What is left of the window for a picture on a page: with it, and with what its box's parent has below it, all is seen without
   * scrolling. Omitted: no matter. SPEC EV15
   */
  highest?: number
}

/** Until a box was measured, and where nothing can be. */
const usual: AvailableSpace = { width: 720, height: 520 }
/** From a picture to the foot of its page. */
const apart = 16

/**
 * The space of a box, measured before the first painting and whenever it changes: also when something above the box
 * appears, grows or goes, which moves it.
 */
export function useAvailableSpace(box: RefObject<HTMLElement | null>): AvailableSpace {
  const [room, setRoom] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      const highest = leftOfWindow(element)
      setRoom((before) => {
        const isSame = before.width === width && before.height === height && before.highest === highest
        return isSame ? before : { width, height, highest }
      })
    }
    // In the next frame: what is observed changes its size with the picture, and must not while sizes are told.
    let frame = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    const watch = (): void => {
      sizes.disconnect()
      for (const one of besides(element)) sizes.observe(one)
    }
    const arrivals = new MutationObserver(watch)
    for (let at = element.parentElement; at; at = at.parentElement) arrivals.observe(at, { childList: true })
    measure()
    watch()
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      arrivals.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [box])
  return room
}

/** A box and all that can move it: its siblings, and those of what it is in. */
function besides(box: Element): Element[] {
  const parent = box.parentElement
  return parent ? [...parent.children, ...besides(parent)] : []
}

/** From where a box begins, with its page scrolled to the top, to the foot of that page or the end of the window. */
function leftOfWindow(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect()
  const below = (box.parentElement?.getBoundingClientRect().bottom ?? bottom) - bottom
  const foot = document.querySelector('[data-page-foot]')?.clientHeight ?? 0
  return Math.floor(window.innerHeight - foot - apart - below - (top + window.scrollY))
}
