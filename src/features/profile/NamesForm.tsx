import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { call } from '#api/client.ts'
import type { Account } from '#api/identity.ts'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { session } from '#api/session.ts'
import { useFreshNames } from '#api/useFreshNames.ts'
import { limits } from '#domain/limits.ts'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { explained } from './explained.ts'
import { FormActions } from './FormActions.tsx'
import { SavedNote } from './SavedNote.tsx'
import classes from './Settings.module.css'
import { settingsText } from './settingsText.ts'

export interface NamesFormProps {
  account: Account
  saveLabel: string
  /** What is said when it could not be saved and the server does not say why. */
  failed: string
  /** Takes over after saving; without it the form says so itself. */
  onSaved?: () => void
  /** What stands between the names and the button. */
  children?: ReactNode
  /** In a dialog: leaves it as it was. */
  onCancel?: () => void
}

/** First and last name; saved when one of them changed. */
export function NamesForm(props: NamesFormProps) {
  const { account, saveLabel, failed, onSaved, children, onCancel } = props
  const text = useText(settingsText)
  useFreshNames()
  // A name that nobody types in follows the account, so that saving the other one puts no old one in its place.
  const [typed, setTyped] = useState<Partial<Pick<Account, 'firstName' | 'lastName'>>>({})
  const names = { firstName: account.firstName, lastName: account.lastName, ...typed }
  const [isSaved, setSaved] = useState(false)
  const trimmed = { firstName: names.firstName.trim(), lastName: names.lastName.trim() }
  const isChanged = trimmed.firstName !== account.firstName || trimmed.lastName !== account.lastName
  const save = useAct(
    async () => {
      await call(UpdateUserDocument, { userId: account.userId, ...trimmed })
      session.renameAccount(trimmed)
      setTyped({})
      if (onSaved) onSaved()
      else setSaved(true)
    },
    (error) => explained(error, failed),
  )
  const field = (name: keyof typeof names) => ({
    name,
    maxLength: limits.profileField,
    value: names[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setSaved(false)
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isChanged) void save.run()
  }
  return (
    <DialogForm className={classes.form} onSubmit={submit} aria-label={text.name}>
      <div className={classes.pair}>
        <TextInput
          label={text.firstName}
          autoComplete="given-name"
          data-autofocus={onCancel ? true : undefined}
          {...field('firstName')}
        />
        <TextInput label={text.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      {children}
      <MistakeAlert message={save.mistake} />
      <SavedNote message={isSaved ? text.profileSaved : null} />
      <FormActions isDialog={onCancel !== undefined}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <SubmitButton disabled={!isChanged} loading={save.isBusy}>
          {saveLabel}
        </SubmitButton>
      </FormActions>
    </DialogForm>
  )
}
