import { Alert, Anchor, Button, Text, TextInput } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { failureOf, isTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { SendRecoverEmailDocument } from '#api/operations/recovery.ts'
import { emailMistake } from '#domain/accounts/email.ts'
import { limits } from '#domain/limits.ts'
import * as accountMessages from '#domain/messages/accounts.ts'
import type { AnyMessage } from '#domain/message.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { accountText } from '../text.ts'
import { typedEmail } from '../typedEmail.ts'
import classes from '../FormPage.module.css'

/** Asks for a mail with a link to set a new password. */
export function ResetPage() {
  const text = useText(accountText)
  const { tryAgain } = useText(uiText)
  const toText = useMessageText()
  const [email, setEmail] = useState(typedEmail(useLocation().state))
  const [fieldMistake, setFieldMistake] = useState<AnyMessage | null>(null)
  const [isSent, setSent] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const send = useAct(
    async () => {
      setSent(false)
      await call(SendRecoverEmailDocument, { email: email.trim() }, 'nobody')
      setSent(true)
    },
    (error) => failureOf(error, accountMessages.recoveryFailed),
    isTrouble,
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const mistake = emailMistake(email)
    setFieldMistake(mistake)
    if (mistake === null) void send.run()
    else emailField.current?.focus()
  }
  return (
    <EntryLayout>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.resetTitle} />
        <Text c="dimmed" mt={6}>
          {text.resetHint}
        </Text>
      </div>
      <form className={classes.form} onSubmit={submit} onChange={send.changed} noValidate>
        <TextInput
          ref={emailField}
          label={text.workEmail}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          maxLength={limits.signIn}
          value={email}
          error={toText(fieldMistake)}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <MistakeAlert message={send.mistake} />
        {isSent && (
          <Alert color="green" role="status" title={text.emailSent} icon={<IconMailCheck size={20} />}>
            {text.emailSentHint}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={send.isBusy}>
          {send.canRetry ? tryAgain : text.sendLink}
        </Button>
      </form>
      <div className={classes.after}>
        <Anchor component={Link} to="/login">
          {text.backToSignIn}
        </Anchor>
      </div>
    </EntryLayout>
  )
}
