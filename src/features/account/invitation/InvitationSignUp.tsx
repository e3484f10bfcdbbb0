import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#domain/limits.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { invitationText } from './invitationText.ts'
import { PasswordPair } from '../password/PasswordPair.tsx'
import { accountText } from '../text.ts'
import { UserCreated } from '../UserCreated.tsx'
import { useSignUpForm } from '../useSignUpForm.ts'
import classes from '../FormPage.module.css'

export interface InvitationSignUpProps {
  email: string
  onSignedIn: () => Promise<void>
}

/** Sign-up with the invited address, which is filled in. */
export function InvitationSignUp({ email, onSignedIn }: InvitationSignUpProps) {
  const text = useText(invitationText)
  const toText = useMessageText()
  const account = useText(accountText)
  const [isMailed, setMailed] = useState(false)
  const form = useSignUpForm((outcome) => (outcome === 'mailed' ? setMailed(true) : void onSignedIn()), email)
  if (isMailed) return <UserCreated />
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <TextInput
        label={account.workEmail}
        type="email"
        autoComplete="username"
        readOnly
        error={toText(form.emailMistake)}
        {...form.field('email')}
      />
      <div className={classes.pair}>
        <TextInput
          label={account.firstName}
          autoComplete="given-name"
          maxLength={limits.profileField}
          {...form.field('firstName')}
        />
        <TextInput
          label={account.lastName}
          autoComplete="family-name"
          maxLength={limits.profileField}
          {...form.field('lastName')}
        />
      </div>
      <PasswordPair field={form.field} />
      <MistakeAlert message={form.mistake} />
      <Button type="submit" size="lg" loading={form.isBusy}>
        {text.createAndAccept}
      </Button>
    </form>
  )
}
