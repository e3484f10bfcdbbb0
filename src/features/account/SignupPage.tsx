import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { useCredentials } from '#api/signIn/credentials.ts'
import { limits } from '#domain/limits.ts'
import { openAccountDialog } from '#ui/dialogs/accountDialog.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import { EntryAside } from './EntryAside.tsx'
import { OtherWay } from './OtherWay.tsx'
import { KnownAddress } from './invitation/KnownAddress.tsx'
import { PasswordPair } from './password/PasswordPair.tsx'
import { accountText } from './text.ts'
import { UserCreated } from './UserCreated.tsx'
import { useSignUpForm } from './useSignUpForm.ts'
import classes from './FormPage.module.css'

/**
 * Sign up for free: with a password the person is signed in at once, without one they get a mail with a link to set
 * one.
 */
export function SignupPage() {
  const text = useText(accountText)
  const toText = useMessageText()
  const { tryAgain } = useText(uiText)
  const navigate = useNavigate()
  const { account, isSignedOut } = useCredentials()
  const [isMailed, setMailed] = useState(false)
  const form = useSignUpForm((outcome) => {
    if (outcome === 'mailed') return setMailed(true)
    openAccountDialog('welcome')
    void navigate('/account', { replace: true })
  })
  const { field } = form

  if (account && !isSignedOut && !form.isBusy) return <Navigate to="/account" replace />
  return (
    <EntryLayout
      action={<OtherWay hint={text.haveAccount} label={text.signIn} to="/login" />}
      aside={<EntryAside />}
    >
      <div className={classes.intro}>
        <PageHeading pageTitle={text.signUpTitle} />
        {!isMailed && (
          <Text c="dimmed" mt={6}>
            {text.signUpHint}
          </Text>
        )}
      </div>
      {isMailed ? (
        <div className={classes.form}>
          <UserCreated />
          <Button component={Link} to="/login" size="lg">
            {text.backToSignIn}
          </Button>
        </div>
      ) : (
        <form className={classes.form} onSubmit={form.submit} noValidate>
          <TextInput
            label={text.workEmail}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={limits.email}
            error={toText(form.emailMistake)}
            {...field('email')}
          />
          <div className={classes.pair}>
            <TextInput
              label={text.firstName}
              autoComplete="given-name"
              maxLength={limits.profileField}
              {...field('firstName')}
            />
            <TextInput
              label={text.lastName}
              autoComplete="family-name"
              maxLength={limits.profileField}
              {...field('lastName')}
            />
          </div>
          <PasswordPair field={field} />
          <MistakeAlert message={form.mistake} />
          {form.mayBeKnown && <KnownAddress email={form.email} />}
          <Button type="submit" size="lg" loading={form.isBusy}>
            {form.canRetry ? tryAgain : text.createAccount}
          </Button>
        </form>
      )}
    </EntryLayout>
  )
}
