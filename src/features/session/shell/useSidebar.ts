import { useState } from 'react'
import { useIsNarrow } from '#ui/session/useIsNarrow.ts'

export interface SidebarState {
  isOpen: boolean
  /** Below the mobile breakpoint it overlays the page, and a choice in it closes it. */
  isOverlay: boolean
  toggle: () => void
  close: () => void
}

const closedKey = 'plenum.sidebarClosed'

/** Whether the agenda is open: remembered on a wide screen, initially closed on a narrow one. */
export function useSidebar(): SidebarState {
  const isOverlay = useIsNarrow()
  const [isDocked, setDocked] = useState(() => readClosed() !== 'yes')
  const [isOverlaid, setOverlaid] = useState(false)
  const set = (isOpen: boolean): void => {
    if (isOverlay) return setOverlaid(isOpen)
    setDocked(isOpen)
    writeClosed(isOpen ? 'no' : 'yes')
  }
  const isOpen = isOverlay ? isOverlaid : isDocked
  return { isOpen, isOverlay, toggle: () => set(!isOpen), close: () => set(false) }
}

function readClosed(): string | null {
  try {
    return localStorage.getItem(closedKey)
  } catch {
    return null
  }
}

function writeClosed(value: string): void {
  try {
    localStorage.setItem(closedKey, value)
  } catch {
    // Without storage it is not remembered.
  }
}
