import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'

/** A tap's own click comes this long after it took the focus, at most. */
const clickMs = 120

/** Attributes of the element that opens. */
export interface BoxFocus {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Whether something is written in a box, so that the box may be larger meanwhile: its field has the focus, or what the focus went to
 * from there within it. It closes only when the press that took the focus is over, and a press on one of its buttons does not open
 * it: what moves while it is pressed misses its click.
 */
export function useBoxOpen(): { isOpen: boolean; boxFocus: BoxFocus } {
  const [isOpen, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeft = useRef(false)
  const isPressed = useRef(false)

  const closeSoon = useCallback((): void => {
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(false), clickMs)
  }, [])

  useEffect(() => {
    const press = (): void => void (isPressed.current = true)
    const release = (): void => {
      isPressed.current = false
      if (isLeft.current) closeSoon()
    }
    const listeners = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const
    for (const [name, listener] of listeners) window.addEventListener(name, listener, true)
    return () => {
      clearTimeout(closing.current)
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
    }
  }, [closeSoon])

  return {
    isOpen,
    boxFocus: {
      onFocus({ target }) {
        isLeft.current = false
        clearTimeout(closing.current)
        if (target.matches('textarea')) setOpen(true)
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (currentTarget.contains(relatedTarget)) return
        isLeft.current = true
        if (!isPressed.current) closeSoon()
      },
    },
  }
}
