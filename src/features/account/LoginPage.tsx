import { Alert, Anchor, Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { failureOf, isTrouble } from '#api/callErrors.ts'
import { credentials, useCredentials } from '#api/signIn/credentials.ts'
import { limits } from '#domain/limits.ts'
import * as joinMessages from '#domain/messages/joining.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { EntryAside } from './EntryAside.tsx'
import { OtherWay } from './OtherWay.tsx'
import { accountText } from './text.ts'
import { typedEmail } from './typedEmail.ts'
import classes from './FormPage.module.css'

/** Sign in. A person who is already signed in continues to the page they asked for. */
export function LoginPage() {
  const text = useText(accountText)
  const ui = useText(uiText)
  const { account, isSignedOut } = useCredentials()
  const location = useLocation()
  const [firstEmail] = useState(account?.email ?? typedEmail(location.state))
  const signIn = useAct(
    async (email: string, password: string) => {
      await credentials.signIn(email.trim(), password)
    },
    (error) => failureOf(error, joinMessages.signInFailed),
    isTrouble,
  )

  if (account && !isSignedOut) return <Navigate to={wantedPage(location.state)} replace />

  /** Read when it is pressed: some password managers fill in fields without an event. */
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    void signIn.run(String(fields.get('email')), String(fields.get('password')))
  }
  const isServers = signIn.canRetry && signIn.mistake === joinMessages.signInFailed
  return (
    <EntryLayout
      action={<OtherWay hint={text.newHere} label={text.signUp} to="/signup" />}
      aside={<EntryAside />}
    >
      <div className={classes.intro}>
        <PageHeading pageTitle={text.signIn}>{text.signInTitle}</PageHeading>
        <Text c="dimmed" mt={6}>
          {text.signInHint}
        </Text>
      </div>
      {isAfterDeletion(location.state) && (
        <Alert
          color="green"
          role="status"
          title={text.accountDeletedTitle}
          icon={<IconCheck size={20} />}
          mb="lg"
        >
          {text.accountDeleted}
        </Alert>
      )}
      {isSignedOut && (
        <Alert color="amber" role="status" mb="lg">
          {text.signedOut}
        </Alert>
      )}
      <form className={classes.form} onSubmit={submit} onChange={signIn.changed}>
        <TextInput
          label={text.workEmail}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          maxLength={limits.signIn}
          required
          withAsterisk={false}
          defaultValue={firstEmail}
        />
        <PasswordInput
          label={ui.password}
          name="password"
          autoComplete="current-password"
          maxLength={limits.signIn}
          required
          withAsterisk={false}
        />
        <MistakeAlert message={signIn.mistake} hint={isServers ? text.serverFailed : undefined} />
        <Button type="submit" size="lg" loading={signIn.isBusy}>
          {signIn.canRetry ? ui.tryAgain : text.signIn}
        </Button>
      </form>
      <div className={classes.after}>
        <Anchor component={Link} to="/reset">
          {text.forgotPassword}
        </Anchor>
        <Anchor component={Link} to={joinPage(location.state)}>
          {text.joinInstead}
        </Anchor>
      </div>
    </EntryLayout>
  )
}

/** The join page of the session whose address the signed-out person opened: joining needs no account. */
function joinPage(state: unknown): string {
  const workshopId = /^\/workshop\/([^/]+)/.exec(wantedPage(state))?.[1]
  return workshopId === undefined ? '/join' : `/join/workshop/${workshopId}`
}

function isAfterDeletion(state: unknown): boolean {
  return (state as { isAccountDeleted?: unknown } | null)?.isAccountDeleted === true
}

function wantedPage(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && from.startsWith('/') ? from : '/account'
}
