import { useEffect, useState } from 'react'

/** The element that had the focus before the first of several consecutive dialogs. */
let opener: HTMLElement | SVGElement | null = null

/** A dialog that closes returns the focus to the element that had it, so that nobody starts at the top of the page. */
export function useReturnFocus(): void {
  const [before] = useState(findOpener)
  useEffect(() => {
    opener = before
    return () => {
      // After the dialog is gone: the focus stays where it was moved on purpose, or in a dialog that followed.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before?.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [before])
}

function findOpener(): HTMLElement | SVGElement | null {
  const focused = document.activeElement
  // Bubbles and markers of charts are SVG.
  const canFocus = focused instanceof HTMLElement || focused instanceof SVGElement
  if (!canFocus || focused === document.body) return null
  return focused.closest('[role="dialog"]') ? opener : focused
}
