import type { Point } from './dragState.ts'

/** Pixels at the end of a list where it begins to scroll, inside and outside of it, and at the end of the page. */
const zone = { inside: 18, outside: 16, page: 32 }
/** Time in the zone until it scrolls: somebody who drops on the last card does not want it moved away. */
const restMs = 350
/** Pixels in a frame, at first and after a while. */
const speed = { first: 2, most: 14, perFrame: 0.15 }

/**
 * Scrolls the list or the page while the pointer rests at its end.
 *
 * @param pointer where the pointer is now
 * @param signal ends it
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

/** What of the page is seen at a place across: bars that stay in view cover its ends. */
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
