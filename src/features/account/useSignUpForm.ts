import { useState } from 'react'
import type { FormEvent } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { codeOf } from '#domain/message.ts'
import type { Message } from '#domain/message.ts'
import * as accountMessages from '#domain/messages/accounts.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { signUp, signUpMistakes } from './signUp.ts'
import type { SignUpForm, SignUpOutcome } from './signUp.ts'

const emptyForm: SignUpForm = { email: '', password: '', confirmation: '', firstName: '', lastName: '' }

/** The sign-up form, shared by the page, the dialog and the invitation. @param email initial value */
export function useSignUpForm(onSignedUp: (outcome: SignUpOutcome) => void, email = '') {
  const [form, setForm] = useState({ ...emptyForm, email })
  const [emailMistake, setEmailMistake] = useState<Message | null>(null)
  const create = useAct(async () => onSignedUp(await signUp(form)), messageOf, isTrouble)
  const field = (name: keyof SignUpForm) => ({
    name,
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      create.changed()
      setForm((before) => ({ ...before, [name]: value }))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const mistakes = signUpMistakes(form)
    setEmailMistake(mistakes.email)
    create.setMistake(mistakes.password)
    if (mistakes.email !== null) focusField(event.currentTarget, 'email')
    else if (mistakes.password === null) void create.run()
  }
  const { mistake, canRetry, isBusy } = create
  // The server does not reveal whether an address has an account, since a stranger may be asking.
  const mayBeKnown = codeOf(mistake) === accountMessages.signUpFailed.code && !canRetry
  return { field, submit, email: form.email, emailMistake, mistake, canRetry, mayBeKnown, isBusy }
}

function focusField(form: HTMLFormElement, name: keyof SignUpForm): void {
  const found = form.elements.namedItem(name)
  if (found instanceof HTMLElement) found.focus()
}
