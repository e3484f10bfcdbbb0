import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useCloseOnBack } from '#ui/useCloseOnBack.ts'

export interface OverlayWaysProps {
  onClose: () => void
  children: ReactNode
}

/** The ways out of a panel over the page that are none of its buttons: Escape and Back. Wide screens need none of it. */
export function OverlayWays({ onClose, children }: OverlayWaysProps) {
  useCloseOnBack(onClose)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A menu or a dialog over it takes Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return children
}
