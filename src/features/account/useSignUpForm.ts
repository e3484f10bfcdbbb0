import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { useAct } from '#ui/useAct.ts'
import { signUp, signUpMistakes } from './signUp.ts'
import type { SignUpForm, SignUpOutcome } from './signUp.ts'

const emptyForm: SignUpForm = { email: '', password: '', confirmation: '', firstName: '', lastName: '' }

/** The form of signing up, on its page and in its dialog. */
export function useSignUpForm(onSignedUp: (outcome: SignUpOutcome) => void) {
  const [form, setForm] = useState(emptyForm)
  const [emailMistake, setEmailMistake] = useState<string | null>(null)
  const create = useAct(async () => onSignedUp(await signUp(form)), messageOf)
  const field = (name: keyof SignUpForm) => ({
    name,
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
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
  return { field, submit, emailMistake, mistake: create.mistake, isBusy: create.isBusy }
}

function focusField(form: HTMLFormElement, name: keyof SignUpForm): void {
  const found = form.elements.namedItem(name)
  if (found instanceof HTMLElement) found.focus()
}
