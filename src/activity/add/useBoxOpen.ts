import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'

/** Longest delay between the focus change of a tap and its click. */
const clickMs = 120

/** Attributes of the element that expands. */
export interface BoxFocus {
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Whether a box is expanded because somebody writes in it: the focus is in its field, or moved from there to another
 * element of the box. It collapses only after the press that took the focus has ended, and a press on one of its
 * buttons does not expand it: an element that moves while it is pressed misses its click.
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
