import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { measures } from '#domain/limits.ts'
import { uiText } from './text.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'
import { useText } from './useText.ts'
import classes from './AppDialog.module.css'

export interface AppDialogProps {
  title: ReactNode
  onClose: () => void
  /** 400 or 460 pixels. */
  isWide?: boolean
  /** As large as what everyone is shown has to be. */
  isLarge?: boolean
  children: ReactNode
}

/** What `AppDialog` shows; a file of its own, because its parts are heavy and no page needs them at first. */
export function AppDialogFrame({
  title,
  onClose,
  isWide = false,
  isLarge = false,
  children,
}: AppDialogProps) {
  const text = useText(uiText)
  useCloseOnBack(onClose)
  return (
    <Modal.Root
      opened
      centered
      onClose={onClose}
      size={isLarge ? 'min(960px, 92vw)' : isWide ? measures.wideDialogWidth : measures.dialogWidth}
      padding="lg"
      radius={16}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} blur={2} />
      <Modal.Content>
        {/* Not Modal.Header: its <header> would count as a second banner of the page. */}
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={text.close} size={40} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
