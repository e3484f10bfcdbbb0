import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The space a chart may fill, in pixels. */
export interface Room {
  width: number
  height: number
  /** What of the window a picture on a page can fill, so that it is seen as a whole; omitted: no matter. */
  highest?: number
}

/** Until a box was measured, and where nothing can be. */
const usual: Room = { width: 720, height: 520 }
/** The bars above and below a page. */
const barsHeight = 190

/** The size of a box, measured before the first painting and whenever it changes. */
export function useRoom(box: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0) return
      const highest = window.innerHeight - barsHeight
      setRoom((before) => {
        const isSame = before.width === width && before.height === height && before.highest === highest
        return isSame ? before : { width, height, highest }
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [box])
  return room
}
