import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The space a chart may fill, in pixels. */
export interface Room {
  width: number
  height: number
}

/** Until a box was measured, and where nothing can be. */
const usual: Room = { width: 720, height: 520 }

/** The size of a box, measured before the first painting and whenever it changes. */
export function useRoom(box: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}
