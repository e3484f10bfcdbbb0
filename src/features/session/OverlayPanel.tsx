import { FocusTrap } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import classes from './OverlayPanel.module.css'

export interface OverlayPanelProps {
  /** Where it comes from. */
  side: 'start' | 'end'
  label: string
  onClose: () => void
  children: ReactNode
}

/** A panel over the page, on narrow screens: it keeps the focus and goes with Escape or a touch beside it. */
export function OverlayPanel({ side, label, onClose, children }: OverlayPanelProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A menu or a dialog over it takes Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <>
      <div className={classes.backdrop} onClick={onClose} aria-hidden="true" />
      <FocusTrap active>
        <div className={classes.overlay} data-side={side} role="dialog" aria-label={label}>
          {children}
        </div>
      </FocusTrap>
    </>
  )
}
