import { useEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** What an element needs to keep the focus within it. */
export interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>
  tabIndex: number
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

/** A button that goes, or waits for its answer, drops the focus: it stays in the panel then, and Escape still closes it. */
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
