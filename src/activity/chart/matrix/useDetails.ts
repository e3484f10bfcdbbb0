import { useEffect, useRef, useState } from 'react'

/** The way of a mouse from a bubble to its details takes less. */
const leaveMs = 250

export interface Details {
  /** The item whose details are shown. */
  id: string | null
  show: (id: string) => void
  /** At once: Escape, or the focus moved on. */
  hide: () => void
  /** Soon, unless the mouse comes back or reaches the details. */
  leave: () => void
}

/**
 * Which item's details are shown. They stay while the mouse is on their item or on them, and go with Escape.
 *
 * @param onPoint which item is pointed at, for the picture and the table
 */
export function useDetails(onPoint: (id: string | null) => void): Details {
  const [id, setId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = (): void => {
    clearTimeout(timer.current)
    setId(null)
    onPoint(null)
  }
  return {
    id,
    show: (shown) => {
      clearTimeout(timer.current)
      setId(shown)
      onPoint(shown)
    },
    hide,
    leave: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(hide, leaveMs)
    },
  }
}
