import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyMessage } from '#domain/message.ts'
import { AppDialog } from './AppDialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { uiText } from '../texts/text.ts'
import { useMessageText } from '../texts/messageText.ts'
import { useText } from '../texts/useText.ts'

export interface ConfirmDialogProps {
  title: string
  /** A sentence, or several as block elements. */
  body: ReactNode
  /** More information below it. */
  note?: string
  /** 'Delete' by default. */
  confirmLabel?: string
  /** The act destroys nothing: its button is not red. */
  isHarmless?: boolean
  /** Performs the act; resolves with the error as a sentence, or null. */
  onConfirm: () => Promise<AnyMessage | null> | AnyMessage | null
  onClose: () => void
}

/** Confirmation before a deletion. Cancel has the focus, so Enter destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, note, isHarmless = false, onConfirm, onClose } = props
  const text = useText(uiText)
  const toText = useMessageText()
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)

  const confirm = async (): Promise<void> => {
    setBusy(true)
    const failed = await onConfirm()
    setBusy(false)
    if (failed === null) onClose()
    else setMistake(failed)
  }

  return (
    <AppDialog title={title} onClose={onClose}>
      {typeof body === 'string' ? <Text>{body}</Text> : body}
      {note && (
        <Text mt="sm" c="dimmed">
          {note}
        </Text>
      )}
      {mistake !== null && (
        <Alert color="red" mt="md" role="alert">
          {toText(mistake)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {text.cancel}
        </Button>
        <Button {...(!isHarmless && { color: 'red' })} loading={isBusy} onClick={() => void confirm()}>
          {confirmLabel ?? text.delete}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
