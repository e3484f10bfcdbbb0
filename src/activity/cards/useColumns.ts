import { useLayoutEffect, useState } from 'react'
import { columnsFor } from './columns.ts'

/** Number of columns for the width of the screen and the available space. */
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
