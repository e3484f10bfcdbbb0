import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { deleteAccount } from './deleteAccount.ts'
import { explained } from './explained.ts'
import classes from './Settings.module.css'
import { settingsText } from './settingsText.ts'

export interface DeleteAccountDialogProps {
  /** The account is gone, and everything on this device. */
  onDeleted: () => void
  onClose: () => void
}

/** Says what goes with an account, and asks for the password before it does. SPEC X3. */
export function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const text = useText(settingsText)
  const [password, setPassword] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const remove = useAct(
    async () => {
      await deleteAccount(password)
      onDeleted()
    },
    (error) => explained(error, text.updateFailed),
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
            {text.cancel}
          </Button>
          <SubmitButton color="red" disabled={!canDelete} loading={remove.isBusy}>
            {text.deleteAccount}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
