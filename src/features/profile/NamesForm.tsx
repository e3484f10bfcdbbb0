import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { call } from '#api/client.ts'
import type { Account } from '#api/signIn/identity.ts'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { useFreshNames } from '#api/queries/useFreshNames.ts'
import { limits } from '#domain/limits.ts'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import type { Message } from '#domain/message.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { explained } from './deletion/explained.ts'
import { FormActions } from './FormActions.tsx'
import { SavedNote } from './SavedNote.tsx'
import { settingsText } from './settingsText.ts'
import classes from './Settings.module.css'

export interface NamesFormProps {
  account: Account
  saveLabel: string
  /** Error message when saving failed and the server gave no reason. */
  failed: Message
  /** Replaces the form's own confirmation after saving. */
  onSaved?: () => void
  /** Content between the names and the button. */
  children?: ReactNode
  /** Present in a dialog: closes it without saving. */
  onCancel?: () => void
}

/** First and last name; saving is possible once one of them changed. */
export function NamesForm(props: NamesFormProps) {
  const { account, saveLabel, failed, onSaved, children, onCancel } = props
  const text = useText(settingsText)
  const ui = useText(uiText)
  useFreshNames()
  // An unedited name follows the account, so that saving one name does not overwrite the other with an old value.
  const [typed, setTyped] = useState<Partial<Pick<Account, 'firstName' | 'lastName'>>>({})
  const names = { firstName: account.firstName, lastName: account.lastName, ...typed }
  const [isSaved, setSaved] = useState(false)
  const trimmed = { firstName: names.firstName.trim(), lastName: names.lastName.trim() }
  const isChanged = trimmed.firstName !== account.firstName || trimmed.lastName !== account.lastName
  const save = useAct(
    async () => {
      await call(UpdateUserDocument, { userId: account.userId, ...trimmed })
      credentials.renameAccount(trimmed)
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
            {ui.cancel}
          </Button>
        )}
        <SubmitButton disabled={!isChanged} loading={save.isBusy}>
          {saveLabel}
        </SubmitButton>
      </FormActions>
    </DialogForm>
  )
}
