import { Anchor, Button, PasswordInput, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useParams } from 'react-router-dom'
import { messageOf, Offline, ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { SetNewPasswordDocument, ValidateTokenDocument } from '#api/operations/account.ts'
import { accountMessages } from '#domain/accountMessages.ts'
import { UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { newPasswordMistake } from '#domain/password.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { PasswordChanged } from './PasswordChanged.tsx'
import { readResetToken } from './resetToken.ts'
import { accountText } from './text.ts'
import classes from './FormPage.module.css'

type LinkState = 'checking' | 'good' | 'broken' | 'changed'

/** What says more than that the link does not work. */
function isTold(error: unknown): boolean {
  const isUsed = error instanceof UserMistake && error.message === accountMessages.passwordAlreadyChanged
  return isUsed || error instanceof Offline
}

/** Where the link of the recovery mail leads: `/reset/{userId}_{token}`. */
export function NewPasswordPage() {
  const text = useText(accountText)
  const { token: segment = '' } = useParams()
  const [userId, token] = readResetToken(segment)
  const [link, setLink] = useState<LinkState>('checking')
  const [linkMistake, setLinkMistake] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')

  useEffect(() => {
    let isHere = true
    call(ValidateTokenDocument, { userId, token }, 'nobody').then(
      () => isHere && setLink('good'),
      (error: unknown) => {
        if (!isHere) return
        setLink('broken')
        setLinkMistake(isTold(error) ? messageOf(error) : null)
      },
    )
    return () => {
      isHere = false
    }
  }, [userId, token])

  const change = useAct(
    async () => {
      await call(SetNewPasswordDocument, { userId, password, token }, 'nobody')
      setLink('changed')
    },
    (error) => (error instanceof ServerTrouble ? text.messages.updateFailed : messageOf(error)),
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
      {link === 'checking' && <Text c="dimmed">{text.checkingLink}</Text>}
      {link === 'broken' && (
        <div className={classes.form}>
          <MistakeAlert message={linkMistake ?? text.linkBroken} />
          <Button component={Link} to="/reset" size="lg">
            {text.askNewLink}
          </Button>
        </div>
      )}
      {link === 'changed' && <PasswordChanged />}
      {link === 'good' && (
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
            {text.setPassword}
          </Button>
        </form>
      )}
      {link !== 'changed' && (
        <div className={classes.after}>
          <Anchor component={Link} to="/login">
            {text.backToSignIn}
          </Anchor>
        </div>
      )}
    </EntryLayout>
  )
}
