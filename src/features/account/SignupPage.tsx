import { Button, PasswordInput, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { useSession } from '#api/session.ts'
import { limits } from '#domain/limits.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { notify } from '#ui/notify.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useAct } from '#ui/useAct.ts'
import { useTold } from '#ui/toldText.ts'
import { useText } from '#ui/useText.ts'
import { EntryAside } from './EntryAside.tsx'
import { OtherWay } from './OtherWay.tsx'
import { signUp, signUpMistakes } from './signUp.ts'
import type { SignUpForm } from './signUp.ts'
import { accountText } from './text.ts'
import classes from './FormPage.module.css'

const emptyForm: SignUpForm = { email: '', password: '', confirmation: '', firstName: '', lastName: '' }

/** Sign up for free. */
export function SignupPage() {
  const text = useText(accountText)
  const told = useTold()
  const navigate = useNavigate()
  const { account } = useSession()
  const [form, setForm] = useState(emptyForm)
  const [emailMistake, setEmailMistake] = useState<string | null>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const create = useAct(async () => {
    await signUp(form)
    notify(text.welcome, 'good')
    await navigate('/account', { replace: true })
  }, messageOf)

  if (account && !create.isBusy) return <Navigate to="/account" replace />

  const field = (name: keyof SignUpForm) => ({
    name,
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setForm((before) => ({ ...before, [name]: value }))
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const mistakes = signUpMistakes(form)
    setEmailMistake(mistakes.email)
    create.setMistake(mistakes.password)
    if (mistakes.email !== null) emailField.current?.focus()
    else if (mistakes.password === null) void create.run()
  }
  return (
    <EntryLayout
      action={<OtherWay hint={text.haveAccount} label={text.signIn} to="/login" />}
      aside={<EntryAside />}
    >
      <div className={classes.intro}>
        <PageHeading pageTitle={text.signUpTitle} />
        <Text c="dimmed" mt={6}>
          {text.signUpHint}
        </Text>
      </div>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          ref={emailField}
          label={text.workEmail}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={limits.email}
          error={told(emailMistake)}
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
        <PasswordInput
          label={text.password}
          description={text.passwordHint}
          autoComplete="new-password"
          maxLength={limits.signIn}
          {...field('password')}
        />
        <PasswordInput
          label={text.confirmPassword}
          autoComplete="new-password"
          maxLength={limits.signIn}
          {...field('confirmation')}
        />
        <MistakeAlert message={create.mistake} />
        <Button type="submit" size="lg" loading={create.isBusy}>
          {text.createAccount}
        </Button>
      </form>
    </EntryLayout>
  )
}
