import { useCallback, useState } from 'react'

/** Pixels: the minimum width of a column and the gap between two. */
const column = { width: 230, gap: 16 }

/** How many columns fit side by side into an element; at least one. */
export function useColumnCount(): {
  ref: (element: HTMLElement | null) => (() => void) | undefined
  columnCount: number
} {
  const [columnCount, setRoom] = useState(1)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      setRoom(Math.max(1, Math.floor((width + column.gap) / (column.width + column.gap))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, columnCount }
}
