import { useCallback, useState } from 'react'

/** Pixels: the least width of a column and what lies between two. */
const column = { width: 230, gap: 16 }

/** How many columns fit into an element side by side; at least one. */
export function useRoom(): { ref: (element: HTMLElement | null) => (() => void) | undefined; room: number } {
  const [room, setRoom] = useState(1)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      setRoom(Math.max(1, Math.floor((width + column.gap) / (column.width + column.gap))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, room }
}
