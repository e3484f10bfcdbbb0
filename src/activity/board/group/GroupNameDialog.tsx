import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { useLostText } from '#ui/inputs/useLostText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { boardText } from '../boardText.ts'

export interface GroupNameDialogProps {
  title: string
  /** What is named, and the most characters of its name; by default a group. What may be empty can be taken away. */
  field?: { label: string; most: number; mayBeEmpty?: boolean }
  start: string
  /** Label of the button: 'Create' or 'Rename'. */
  action: string
  /** Returns whether the name was saved; otherwise the dialog stays open. */
  onName: (name: string) => boolean
  onClose: () => void
}

/** Asks for a group's name. */
export function GroupNameDialog({
  title,
  field,
  start,
  action,
  onName,
  onClose: onClosed,
}: GroupNameDialogProps) {
  const text = useText(boardText)
  const { cancel } = useText(uiText)
  const [name, setName] = useState(start)
  const endText = useLostText(name === start ? '' : name)
  const onClose = (): void => {
    endText()
    onClosed()
  }
  const isEmpty = name.trim() === '' && !field?.mayBeEmpty
  return (
    <AppDialog title={title} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && onName(name.trim())) onClose()
        }}
      >
        <TextInput
          label={field?.label ?? text.groupName}
          data-autofocus
          maxLength={field?.most ?? limits.groupName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton disabled={isEmpty}>{action}</SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
