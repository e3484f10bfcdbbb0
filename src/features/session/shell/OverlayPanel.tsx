import type { ReactNode } from 'react'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import classes from './OverlayPanel.module.css'

const OverlayWays = lazyDialog(async () => ({ default: (await import('./OverlayWays.tsx')).OverlayWays }))

export interface OverlayPanelProps {
  /** The side of the screen that it slides in from. */
  side: 'start' | 'end'
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel that overlays the page on narrow screens: it traps the focus and closes with Escape, Back or a tap beside it.
 */
export function OverlayPanel({ side, label, onClose, children }: OverlayPanelProps) {
  return (
    <OverlayWays
      onClose={onClose}
      backdrop={<div className={classes.backdrop} onClick={onClose} aria-hidden="true" />}
    >
      <div className={classes.overlay} data-side={side} role="dialog" aria-label={label}>
        {children}
      </div>
    </OverlayWays>
  )
}
