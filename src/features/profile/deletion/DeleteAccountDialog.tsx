import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { limits } from '#domain/limits.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { settingsText } from '../settingsText.ts'
import { deleteAccount } from './deleteAccount.ts'
import { explained } from './explained.ts'
import classes from '../Settings.module.css'

export interface DeleteAccountDialogProps {
  /** Called once the account and all data on this device are deleted. */
  onDeleted: () => void
  onClose: () => void
}

/** Explains what is deleted with an account, and asks for the password first. SPEC X3. */
export function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const text = useText(settingsText)
  const ui = useText(uiText)
  const [password, setPassword] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const remove = useAct(
    async () => {
      await deleteAccount(password)
      onDeleted()
    },
    (error) => explained(error, callMessages.updateFailed),
  )
  const canDelete = isUnderstood && password !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canDelete) void remove.run()
  }
  return (
    <AppDialog title={text.deletionTitle} isWide onClose={onClose}>
      <ul className={classes.points}>
        {text.deletionPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <DialogForm className={classes.form} onSubmit={submit}>
        <PasswordInput
          label={text.yourPassword}
          autoComplete="current-password"
          data-autofocus
          maxLength={limits.profileField}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Checkbox
          label={text.deletionUnderstood}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <MistakeAlert message={remove.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton color="red" disabled={!canDelete} loading={remove.isBusy}>
            {text.deleteAccount}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
