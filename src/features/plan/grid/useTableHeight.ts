import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Between the table and the foot of the page: the gaps of both, in pixels. */
const gap = 34

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
      const free = window.innerHeight - top - (foot?.clientHeight ?? 0) - gap
      table.style.setProperty('--plan-height', `${Math.floor(free)}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    for (const element of [page, foot, ...page.children]) if (element) observer.observe(element)
    window.addEventListener('resize', fit)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [scroller])
}
