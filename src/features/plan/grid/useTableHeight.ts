import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Between the table and the foot of the page: the gaps of both, in pixels. */
const gap = 34
/** Between what stands below each other on a page. */
const gapBetween = 16

/**
 * Lets a table scroll by itself within what the page leaves: its headings stay in view above its rows, and the foot of
 * the page below them, whatever stands above the table.
 */
export function useTableHeight(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = scroller.current
    const page = table?.parentElement?.parentElement
    const foot = page?.querySelector('[data-page-foot]')
    if (!table || !page) return
    const fit = (): void => {
      const top = table.getBoundingClientRect().top + window.scrollY
      const seen = seenHeight()
      // The keyboard lies over the foot too.
      const isCovered = window.innerHeight - seen > (foot?.clientHeight ?? 0)
      const underneath = (isCovered ? 0 : (foot?.clientHeight ?? 0)) + below(table.parentElement)
      page.style.setProperty('--plan-seen', `${seen}px`)
      const free = seen - top - underneath - gap
      const height = `${Math.floor(free)}px`
      if (table.style.getPropertyValue('--plan-height') === height) return
      table.style.setProperty('--plan-height', height)
      // The keyboard of a phone came, or a message: what the person types stays in view.
      const field = document.activeElement
      if (field?.matches('textarea') && table.contains(field)) field.scrollIntoView({ block: 'nearest' })
    }
    fit()
    let frame = 0
    // In the next frame: what is observed contains the table, whose size must not change while sizes are told.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    })
    const observe = (): void => {
      for (const element of [page, foot, ...page.children]) if (element) observer.observe(element)
    }
    observe()
    // What comes below the table, such as conflicts, takes its room from it.
    const children = new MutationObserver(() => {
      observe()
      fit()
    })
    children.observe(page, { childList: true })
    window.addEventListener('resize', fit)
    window.visualViewport?.addEventListener('resize', fit)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      children.disconnect()
      window.removeEventListener('resize', fit)
      window.visualViewport?.removeEventListener('resize', fit)
    }
  }, [scroller])
}

/** How much of the page is seen, in pixels. Some browsers lay the keyboard of a phone over a page that stays as it is. */
function seenHeight(): number {
  const { innerHeight, visualViewport } = window
  // A pinch zoom is meant to look closer, not to change the layout.
  if (!visualViewport || visualViewport.scale > 1.01) return innerHeight
  return Math.min(innerHeight, Math.round(visualViewport.height))
}

/** The height of what stands between the table and the foot of the page, with the gaps around it. */
function below(table: Element | null): number {
  const next = table?.nextElementSibling
  if (!(next instanceof HTMLElement) || next.matches('[data-page-foot]')) return 0
  return next.offsetHeight + gapBetween + below(next)
}
