import { useEffect } from 'react'
import type { RefObject } from 'react'

/** In the format of `aria-keyshortcuts`. */
export const boxKey = 'Alt+W'

/**
 * Alt+W focuses the box for a new answer, from other fields too. The modifier keeps it apart from typed letters and
 * screen-reader keys; no browser uses it for a menu, and no presentation clicker sends it.
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

/** On a Mac, Option types another character, so the physical key is compared. */
function isBoxKey({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey) return false
  return key.toLowerCase() === 'w' || (code === 'KeyW' && !/^[a-z]$/i.test(key))
}
