import { Anchor, Button, PasswordInput, Text } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useParams } from 'react-router-dom'
import { failureOf, isCallError, isTrouble, ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { useRefreshing } from '#api/queries/useRefreshing.ts'
import { SetNewPasswordDocument, ValidateTokenDocument } from '#api/operations/newPassword.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { newPasswordMistake } from '#domain/accounts/password.ts'
import type { Message } from '#domain/message.ts'
import * as accountMessages from '#domain/messages/accounts.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { PasswordChanged } from './PasswordChanged.tsx'
import { readResetToken } from './resetToken.ts'
import { accountText } from '../text.ts'
import classes from '../FormPage.module.css'

type LinkState =
  | { status: 'checking' | 'good' | 'changed' }
  /** the link is permanently invalid */
  | { status: 'broken'; message: Message | null }
  /** the link's validity is unknown: the server failed, is unreachable, or limits the rate of calls */
  | { status: 'failed'; error: CallError }

/**
 * Maps the error of the link check to a state; the message is null if it says no more than that the link is invalid.
 */
function linkStateOf(error: unknown): LinkState {
  if (!(error instanceof UserMistake))
    return { status: 'failed', error: isCallError(error) ? error : new ServerTrouble(false) }
  const isUsed = error.said.code === accountMessages.passwordAlreadyChanged.code
  return { status: 'broken', message: isUsed ? error.said : null }
}

/** The page behind the link of the recovery mail: `/reset/{userId}_{token}`. */
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
      credentials.rememberDevice(setNewPassword.deviceToken)
      setLink({ status: 'changed' })
    },
    (cause) => failureOf(cause, callMessages.updateFailed),
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
          <MistakeAlert message={failureOf(link.error, callMessages.updateFailed)} />
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
        <form className={classes.form} onSubmit={submit} onChange={change.changed}>
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
