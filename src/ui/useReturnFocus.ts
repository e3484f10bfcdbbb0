import { useEffect, useState } from 'react'

/** What had the focus before the first of several dialogs that follow each other. */
let opener: HTMLElement | null = null

/** A dialog that goes from the screen gives the focus back to what had it before, so that nobody starts at the top of the page. */
export function useReturnFocus(): void {
  const [before] = useState(findOpener)
  useEffect(() => {
    opener = before
    return () => {
      // After the dialog is gone: where the focus went on purpose, or another dialog followed, it stays.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && before?.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [before])
}

function findOpener(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  return focused.closest('[role="dialog"]') ? opener : focused
}
