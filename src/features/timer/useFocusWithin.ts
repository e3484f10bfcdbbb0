import { useEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** The props that keep the focus within an element. */
export interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>
  tabIndex: number
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

/**
 * A button that is removed or disabled during its request loses the focus; the focus then moves to the panel, so that
 * Escape still closes it.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    const isDropped = document.activeElement === null || document.activeElement === document.body
    if (isInside.current && isDropped) ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target, relatedTarget }) => {
      const isLeft =
        target.isConnected && !target.matches(':disabled') && !ref.current?.contains(relatedTarget)
      if (isLeft) isInside.current = false
    },
  }
}
