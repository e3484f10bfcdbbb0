import { Button, PasswordInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '#api/client.ts'
import { UpdatePasswordDocument } from '#api/operations/profile.ts'
import { limits } from '#domain/limits.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { explained } from '../deletion/explained.ts'
import { settingsText } from '../settingsText.ts'
import type { PasswordDraft, PasswordMistakes, PasswordTexts } from './passwordDraft.ts'
import { FormActions } from '../FormActions.tsx'
import { SavedNote } from '../SavedNote.tsx'
import classes from '../Settings.module.css'

export interface PasswordFormProps {
  currentLabel: string
  saveLabel: string
  /** Validates before anything is sent, with the messages of the page or dialog. */
  mistakesOf: (draft: PasswordDraft, text: PasswordTexts) => PasswordMistakes
  /** Whether the button stays disabled until the new password or its confirmation was edited. */
  waitsForEdit?: boolean
  /** Replaces the form's own confirmation after saving. */
  onSaved?: () => void
  /** Present in a dialog: closes it without saving. */
  onCancel?: () => void
}

const empty: PasswordDraft = { current: '', next: '', confirmation: '' }

/** Changes the password of the signed-in person. */
export function PasswordForm(props: PasswordFormProps) {
  const { currentLabel, saveLabel, mistakesOf, waitsForEdit = false, onSaved, onCancel } = props
  const text = useText(settingsText)
  const ui = useText(uiText)
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
    (error) => explained(error, callMessages.updateFailed),
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
    <DialogForm ref={form} className={classes.form} onSubmit={submit} noValidate aria-label={ui.password}>
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
            {ui.cancel}
          </Button>
        )}
        <SubmitButton disabled={!canSave} loading={save.isBusy}>
          {saveLabel}
        </SubmitButton>
      </FormActions>
    </DialogForm>
  )
}
