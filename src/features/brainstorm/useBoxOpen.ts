import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'

/** A tap's own click comes this long after it took the focus, at most. */
const clickMs = 120

/** Attributes of the element that opens. */
export interface BoxFocus {
  onFocus: () => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Whether something in a box has the focus, so that the box may be larger meanwhile. It closes only when the press that took the
 * focus is over: a card that moved while it is pressed would miss its click.
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
      onFocus() {
        isLeft.current = false
        clearTimeout(closing.current)
        setOpen(true)
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (currentTarget.contains(relatedTarget)) return
        isLeft.current = true
        if (!isPressed.current) closeSoon()
      },
    },
  }
}
