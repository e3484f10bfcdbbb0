import { useState } from 'react'

const storageKey = 'plenum.slideComments'

/**
 * Whether this device's user folded the comments beside slides away or opened them; null: neither. Remembered on the
 * device. SPEC SL27
 */
export function useCommentsOpen(): readonly [boolean | null, (open: boolean) => void] {
  const [isOpen, setOpen] = useState(readOpen)
  return [
    isOpen,
    (open) => {
      setOpen(open)
      keepOpen(open)
    },
  ]
}

function readOpen(): boolean | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === null ? null : kept === 'open'
  } catch {
    return null
  }
}

function keepOpen(open: boolean): void {
  try {
    localStorage.setItem(storageKey, open ? 'open' : 'folded')
  } catch {
    // Without storage it is not remembered.
  }
}
