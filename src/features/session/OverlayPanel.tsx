import { FocusTrap } from '@mantine/core'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyDialog } from '#ui/lazyPart.tsx'
import classes from './OverlayPanel.module.css'

const OverlayWays = lazyDialog(async () => ({ default: (await import('./OverlayWays.tsx')).OverlayWays }))

export interface OverlayPanelProps {
  /** Where it comes from. */
  side: 'start' | 'end'
  label: string
  onClose: () => void
  children: ReactNode
}

/** A panel over the page, on narrow screens: it keeps the focus and goes with Escape, Back or a touch beside it. */
export function OverlayPanel({ side, label, onClose, children }: OverlayPanelProps) {
  return (
    <Suspense>
      <OverlayWays onClose={onClose}>
        <div className={classes.backdrop} onClick={onClose} aria-hidden="true" />
        <FocusTrap active>
          <div className={classes.overlay} data-side={side} role="dialog" aria-label={label}>
            {children}
          </div>
        </FocusTrap>
      </OverlayWays>
    </Suspense>
  )
}
