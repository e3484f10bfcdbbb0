import { FocusTrap } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useCloseOnBack } from '#ui/dialogs/useCloseOnBack.ts'
import { isOfInputMethod } from '#ui/inputs/useFieldKeys.ts'

export interface OverlayWaysProps {
  onClose: () => void
  /** The layer between the page and the panel. */
  backdrop: ReactElement
  /** The panel, one element. */
  children: ReactElement
}

/**
 * Traps the focus in an overlay panel, and closes it with Escape and Back. Loaded lazily, as wide screens do not need
 * it.
 */
export function OverlayWays({ onClose, backdrop, children }: OverlayWaysProps) {
  useCloseOnBack(onClose)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A menu or a dialog over the panel handles Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfInputMethod(event)) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <>
      {backdrop}
      <FocusTrap active>{children}</FocusTrap>
    </>
  )
}
