import { Anchor, Button, PasswordInput, Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useParams } from 'react-router-dom'
import { failureOf, isCallError, isTrouble, ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { useRefreshing } from '#api/useRefreshing.ts'
import { SetNewPasswordDocument, ValidateTokenDocument } from '#api/operations/newPassword.ts'
import { session } from '#api/session.ts'
import { accountMessages } from '#domain/accountMessages.ts'
import { UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { newPasswordMistake } from '#domain/password.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useAct } from '#ui/useAct.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { PasswordChanged } from './PasswordChanged.tsx'
import { readResetToken } from './resetToken.ts'
import { accountText } from './text.ts'
import classes from './FormPage.module.css'

type LinkState =
  | { status: 'checking' | 'good' | 'changed' }
  /** it never works again */
  | { status: 'broken'; message: string | null }
  /** nothing is known of it: the server is in trouble, out of reach, or asked too often */
  | { status: 'failed'; error: CallError }

/** What says more than that the link does not work. */
function linkStateOf(error: unknown): LinkState {
  if (!(error instanceof UserMistake))
    return { status: 'failed', error: isCallError(error) ? error : new ServerTrouble(false) }
  const isUsed = error.message === accountMessages.passwordAlreadyChanged
  return { status: 'broken', message: isUsed ? error.message : null }
}

/** Where the link of the recovery mail leads: `/reset/{userId}_{token}`. */
export function NewPasswordPage() {
  const text = useText(accountText)
  const { tryAgain } = useText(uiText)
  const { token: segment = '' } = useParams()
  const [userId, token] = readResetToken(segment)
  const [link, setLink] = useState<LinkState>({ status: 'checking' })
  const [tries, setTries] = useState(0)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')

  useEffect(() => {
    let isHere = true
    call(ValidateTokenDocument, { userId, token }, 'nobody').then(
      () => isHere && setLink({ status: 'good' }),
      (error: unknown) => isHere && setLink(linkStateOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [userId, token, tries])
  const error = link.status === 'failed' ? link.error : null
  const hasFailed = error !== null
  const checkAgain = useCallback(async () => {
    if (hasFailed) setTries((count) => count + 1)
  }, [hasFailed])
  useRefreshing(checkAgain, error)

  const change = useAct(
    async () => {
      const { setNewPassword } = await call(SetNewPasswordDocument, { userId, password, token }, 'nobody')
      session.rememberDevice(setNewPassword.deviceToken)
      setLink({ status: 'changed' })
    },
    (error) => failureOf(error, text.messages.updateFailed),
    isTrouble,
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const mistake = password === confirmation ? newPasswordMistake(password) : text.passwordsDiffer
    change.setMistake(mistake)
    if (mistake === null) void change.run()
  }

  return (
    <EntryLayout>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.newPasswordTitle} />
      </div>
      {link.status === 'checking' && <Text c="dimmed">{text.checkingLink}</Text>}
      {link.status === 'failed' && (
        <div className={classes.form}>
          <MistakeAlert message={failureOf(link.error, text.messages.updateFailed)} />
          <Button size="lg" onClick={() => void checkAgain()}>
            {tryAgain}
          </Button>
        </div>
      )}
      {link.status === 'broken' && (
        <div className={classes.form}>
          <MistakeAlert message={link.message ?? text.linkBroken} />
          <Button component={Link} to="/reset" size="lg">
            {text.askNewLink}
          </Button>
        </div>
      )}
      {link.status === 'changed' && <PasswordChanged />}
      {link.status === 'good' && (
        <form className={classes.form} onSubmit={submit}>
          <PasswordInput
            label={text.newPassword}
            description={text.passwordHint}
            autoComplete="new-password"
            maxLength={limits.signIn}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordInput
            label={text.confirmPassword}
            autoComplete="new-password"
            maxLength={limits.signIn}
            value={confirmation}
            onChange={(event) => setConfirmation(event.currentTarget.value)}
          />
          <MistakeAlert message={change.mistake} />
          <Button type="submit" size="lg" loading={change.isBusy}>
            {change.canRetry ? tryAgain : text.setPassword}
          </Button>
        </form>
      )}
      {link.status !== 'changed' && (
        <div className={classes.after}>
          <Anchor component={Link} to="/login">
            {text.backToSignIn}
          </Anchor>
        </div>
      )}
    </EntryLayout>
  )
}
