import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AppDialog } from './AppDialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { uiText } from './text.ts'
import { useTold } from './toldText.ts'
import { useText } from './useText.ts'

export interface ConfirmDialogProps {
  title: string
  /** A sentence, or more than that, as blocks of its own. */
  body: ReactNode
  /** What else is good to know before, beneath it. */
  note?: string
  /** It is an edit that this person can undo: says so. */
  isUndoable?: boolean
  /** 'Delete' unless told otherwise. */
  confirmLabel?: string
  /** It destroys nothing: its button looks like any other. */
  isHarmless?: boolean
  /** Does it; answers what went wrong as a sentence, or null when it is done. */
  onConfirm: () => Promise<string | null> | string | null
  onClose: () => void
}

/** Asks before something is taken away. Cancel has the focus, so Enter destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, confirmLabel, isHarmless = false, isUndoable = false, onConfirm, onClose } = props
  const text = useText(uiText)
  const note = props.note ?? (isUndoable ? text.undoable : null)
  const told = useTold()
  const [isBusy, setBusy] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)

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
          {told(mistake)}
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
