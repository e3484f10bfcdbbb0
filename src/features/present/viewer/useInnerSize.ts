import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'
import type { Size } from './zoom.ts'

/** The size inside an element, without its scroll bars; 0 by 0 until it is measured. */
export function useInnerSize(): Size & { ref: RefCallback<HTMLElement> } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ...size, ref }
}
