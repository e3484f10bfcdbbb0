import { useLayoutEffect, useState } from 'react'
import { columnsFor } from './columns.ts'

/** How many cards stand beside each other: by the width of the screen, and no more than there is room for. */
export function useColumns(list: { current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = (): void => setColumns(columnsFor(window.innerWidth, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [list])
  return columns
}
