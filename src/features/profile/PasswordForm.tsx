import { Button, PasswordInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '#api/client.ts'
import { UpdatePasswordDocument } from '#api/operations/profile.ts'
import { limits } from '#domain/limits.ts'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { explained } from './explained.ts'
import type { PasswordDraft, PasswordMistakes, PasswordTexts } from './passwordDraft.ts'
import { FormActions } from './FormActions.tsx'
import { SavedNote } from './SavedNote.tsx'
import classes from './Settings.module.css'
import { settingsText } from './settingsText.ts'

export interface PasswordFormProps {
  currentLabel: string
  saveLabel: string
  /** What is wrong before anything is sent, in the words of the place. */
  mistakesOf: (draft: PasswordDraft, text: PasswordTexts) => PasswordMistakes
  /** Whether the button waits until the new password or its confirmation was edited. */
  waitsForEdit?: boolean
  /** Takes over after saving; without it the form says so itself. */
  onSaved?: () => void
  /** In a dialog: leaves it as it was. */
  onCancel?: () => void
}

const empty: PasswordDraft = { current: '', next: '', confirmation: '' }

/** Changes the password of who is signed in. */
export function PasswordForm(props: PasswordFormProps) {
  const { currentLabel, saveLabel, mistakesOf, waitsForEdit = false, onSaved, onCancel } = props
  const text = useText(settingsText)
  const [draft, setDraft] = useState(empty)
  const [isEdited, setEdited] = useState(false)
  const [mistakes, setMistakes] = useState<PasswordMistakes>({})
  const [isSaved, setSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useAct(
    async () => {
      await call(UpdatePasswordDocument, { oldPassword: draft.current, newPassword: draft.next })
      setDraft(empty)
      setEdited(false)
      if (onSaved) onSaved()
      else setSaved(true)
    },
    (error) => explained(error, text.updateFailed),
  )
  const field = (name: keyof PasswordDraft) => ({
    name,
    maxLength: limits.profileField,
    value: draft[name],
    error: mistakes[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setSaved(false)
      if (name !== 'current') setEdited(true)
      setMistakes({})
      setDraft((before) => ({ ...before, [name]: value }))
    },
  })
  const canSave = !waitsForEdit || isEdited
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!canSave) return
    const found = mistakesOf(draft, text)
    setMistakes(found)
    save.setMistake(found.all ?? null)
    const first = (['current', 'next', 'confirmation'] as const).find((name) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else if (found.all === undefined) void save.run()
  }
  return (
    <DialogForm ref={form} className={classes.form} onSubmit={submit} noValidate aria-label={text.password}>
      <PasswordInput
        label={currentLabel}
        autoComplete="current-password"
        data-autofocus={onCancel ? true : undefined}
        {...field('current')}
      />
      <PasswordInput
        label={text.newPassword}
        description={text.passwordHint}
        autoComplete="new-password"
        {...field('next')}
      />
      <PasswordInput label={text.confirmPassword} autoComplete="new-password" {...field('confirmation')} />
      <MistakeAlert message={save.mistake} />
      <SavedNote message={isSaved ? text.passwordSaved : null} />
      <FormActions isDialog={onCancel !== undefined}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <SubmitButton disabled={!canSave} loading={save.isBusy}>
          {saveLabel}
        </SubmitButton>
      </FormActions>
    </DialogForm>
  )
}
