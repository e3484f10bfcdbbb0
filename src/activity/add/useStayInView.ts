import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Keeps the box and its buttons in view while somebody writes, when a phone's keyboard opens or the text grows. */
export function useStayInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const show = (): void => {
      if (element.contains(document.activeElement)) element.scrollIntoView({ block: 'nearest' })
    }
    show()
    const growth = new ResizeObserver(show)
    growth.observe(element)
    window.addEventListener('resize', show)
    return () => {
      growth.disconnect()
      window.removeEventListener('resize', show)
    }
  }, [box])
}
