import type { Point } from './dragState.ts'

/** Pixels in which scrolling starts: inside and outside of the end of a list, and at the end of the page. */
const zone = { inside: 18, outside: 16, page: 32 }
/** Milliseconds in the zone before scrolling starts, so that the last card does not move away from under a drop. */
const restMs = 350
/** Pixels per frame, initially and at most, and the acceleration per frame. */
const speed = { first: 2, most: 14, perFrame: 0.15 }

/**
 * Scrolls the list or the page while the pointer rests at its end.
 *
 * @param pointer returns the current position of the pointer
 * @param signal stops the scrolling
 */
export function scrollAtEdges(root: HTMLElement, pointer: () => Point, signal: AbortSignal): void {
  let since = 0
  let frames = 0
  const step = (now: number): void => {
    if (signal.aborted) return
    const found = scrollerAt(root, pointer())
    if (!found) [since, frames] = [0, 0]
    else if (since === 0) since = now
    else if (now - since > restMs) {
      const pixels = Math.min(speed.most, speed.first + frames++ * speed.perFrame)
      found.element.scrollTop += found.direction * pixels
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function scrollerAt(root: HTMLElement, { x, y }: Point): { element: Element; direction: 1 | -1 } | null {
  const seen = visible(root, x)
  for (const element of root.querySelectorAll('[data-list]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (x < left || x > right) continue
    const direction = atEnd(y, Math.max(top, seen.top), Math.min(bottom, seen.bottom))
    if (direction !== 0 && canScroll(element, direction)) return { element, direction }
  }
  const page = document.scrollingElement
  const direction = y < seen.top + zone.page ? -1 : y > seen.bottom - zone.page ? 1 : 0
  return page && direction !== 0 && canScroll(page, direction) ? { element: page, direction } : null
}

/** The visible part of the page at a horizontal position: sticky bars cover its ends. */
function visible(root: HTMLElement, x: number): { top: number; bottom: number } {
  const cover = (y: number): DOMRect | null => {
    let element = document.elementFromPoint(x, y)
    if (!element || root.contains(element) || element.contains(root)) return null
    while (element.parentElement && !element.parentElement.contains(root)) element = element.parentElement
    return element.getBoundingClientRect()
  }
  const { innerHeight } = window
  return { top: cover(1)?.bottom ?? 0, bottom: cover(innerHeight - 1)?.top ?? innerHeight }
}

function atEnd(y: number, top: number, bottom: number): 1 | -1 | 0 {
  if (y >= top - zone.outside && y < top + zone.inside) return -1
  if (y > bottom - zone.inside && y <= bottom + zone.outside) return 1
  return 0
}

function canScroll(element: Element, direction: 1 | -1): boolean {
  const { scrollTop, scrollHeight, clientHeight } = element
  return direction < 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1
}
