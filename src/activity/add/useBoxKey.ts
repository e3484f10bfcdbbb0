import { useEffect } from 'react'
import type { RefObject } from 'react'

/** As it is written in `aria-keyshortcuts`. */
export const boxKey = 'Alt+W'

/**
 * Alt+W goes to the box for an answer, out of other fields too. With a modifier, so that it is neither a letter that somebody
 * types nor one that a screen reader takes; no browser has it in a menu, and no presenter's clicker sends it.
 */
export function useBoxKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isBoxKey(event) || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
}

/** Option makes another sign of the letter on a Mac: there its place on the keyboard counts. */
function isBoxKey({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey) return false
  return key.toLowerCase() === 'w' || (code === 'KeyW' && !/^[a-z]$/i.test(key))
}
