import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { KnownAddress } from './invitation/KnownAddress.tsx'
import { PasswordPair } from './password/PasswordPair.tsx'
import { accountText } from './text.ts'
import { UserCreated } from './UserCreated.tsx'
import { useSignUpForm } from './useSignUpForm.ts'
import classes from './FormPage.module.css'

export interface SignUpDialogProps {
  onSignedIn: () => void
  onClose: () => void
}

/** Sign-up for a participant, who stays in the session. SPEC U8, M10. */
export function SignUpDialog({ onSignedIn, onClose }: SignUpDialogProps) {
  const text = useText(accountText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const [isMailed, setMailed] = useState(false)
  const form = useSignUpForm((outcome) => (outcome === 'mailed' ? setMailed(true) : onSignedIn()))
  return (
    <AppDialog title={text.signUpTitle} isWide onClose={onClose}>
      {isMailed ? (
        <>
          <UserCreated />
          <DialogActions>
            <Button onClick={onClose}>{text.done}</Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm className={classes.form} onSubmit={form.submit} noValidate>
          <Text c="dimmed">{text.signUpInSession}</Text>
          <TextInput
            label={text.workEmail}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={limits.email}
            error={toText(form.emailMistake)}
            data-autofocus
            {...form.field('email')}
          />
          <PasswordPair field={form.field} />
          <MistakeAlert message={form.mistake} />
          {form.mayBeKnown && <KnownAddress email={form.email} />}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {ui.cancel}
            </Button>
            <SubmitButton loading={form.isBusy}>
              {form.canRetry ? ui.tryAgain : text.createAccount}
            </SubmitButton>
          </DialogActions>
        </DialogForm>
      )}
    </AppDialog>
  )
}
