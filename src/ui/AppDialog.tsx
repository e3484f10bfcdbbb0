import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { measures } from '#domain/limits.ts'
import { uiText } from './text.ts'
import { useText } from './useText.ts'

export interface AppDialogProps {
  title: ReactNode
  onClose: () => void
  /** 400 or 460 pixels. */
  isWide?: boolean
  children: ReactNode
}

/** A dialog: shown while it is rendered. Heavy; load it lazily where a participant's first screen is concerned. */
export function AppDialog({ title, onClose, isWide = false, children }: AppDialogProps) {
  const text = useText(uiText)
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      size={isWide ? measures.wideDialogWidth : measures.dialogWidth}
      padding="lg"
      radius={16}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': text.close, size: 36 }}
      styles={{ title: { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.01em' } }}
    >
      {children}
    </Modal>
  )
}
