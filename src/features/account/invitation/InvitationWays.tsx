import { Anchor, Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { limits } from '#domain/limits.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { InvitationSignUp } from './InvitationSignUp.tsx'
import { invitationText } from './invitationText.ts'
import { accountText } from '../text.ts'
import classes from '../FormPage.module.css'

export interface InvitationWaysProps {
  /** The invited address, used for signing in or up here. */
  email: string
  /** Whether an account on this device has to sign in again. */
  isKnown: boolean
  onSignedIn: () => Promise<void>
}

/** Signing in and signing up with the invited address, without leaving the invitation. */
export function InvitationWays({ email, isKnown, onSignedIn }: InvitationWaysProps) {
  const text = useText(invitationText)
  const [hasAccount, setHasAccount] = useState(isKnown)
  return (
    <>
      <Text mb="lg">{hasAccount ? text.knownAccount : text.newAccount}</Text>
      {hasAccount ? (
        <InvitationSignIn email={email} onSignedIn={onSignedIn} />
      ) : (
        <InvitationSignUp email={email} onSignedIn={onSignedIn} />
      )}
      <div className={classes.after}>
        <Anchor component="button" type="button" onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? text.noAccount : text.haveAccount}
        </Anchor>
      </div>
    </>
  )
}

function InvitationSignIn({ email, onSignedIn }: Pick<InvitationWaysProps, 'email' | 'onSignedIn'>) {
  const text = useText(invitationText)
  const account = useText(accountText)
  const ui = useText(uiText)
  const [password, setPassword] = useState('')
  const signIn = useAct(async () => {
    await credentials.signIn(email, password)
    await onSignedIn()
  }, messageOf)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void signIn.run()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput label={account.workEmail} type="email" autoComplete="username" readOnly value={email} />
      <PasswordInput
        label={ui.password}
        autoComplete="current-password"
        maxLength={limits.signIn}
        required
        withAsterisk={false}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <MistakeAlert message={signIn.mistake} />
      <Button type="submit" size="lg" loading={signIn.isBusy}>
        {text.signInAndAccept}
      </Button>
      <Anchor component={Link} to="/reset">
        {account.forgotPassword}
      </Anchor>
    </form>
  )
}
