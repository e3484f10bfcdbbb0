import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { groupsText } from './groupsText.ts'

export interface GroupNameDialogProps {
  title: string
  start: string
  /** What the button does: 'Create' or 'Rename'. */
  action: string
  /** Answers whether it was done; what was not stays open. */
  onName: (name: string) => boolean
  onClose: () => void
}

/** Asks for a group's name. */
export function GroupNameDialog({ title, start, action, onName, onClose }: GroupNameDialogProps) {
  const text = useText(groupsText)
  const { cancel } = useText(uiText)
  const [name, setName] = useState(start)
  const isEmpty = name.trim() === ''
  return (
    <AppDialog title={title} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && onName(name.trim())) onClose()
        }}
      >
        <TextInput
          label={text.groupName}
          data-autofocus
          maxLength={limits.groupName}
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
