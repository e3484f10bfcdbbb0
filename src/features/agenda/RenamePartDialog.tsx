import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/state.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { buildText } from './buildText.ts'

export interface RenamePartDialogProps {
  part: AgendaPart
  /** Answers what went wrong, or null. */
  rename: (part: AgendaPart, title: string) => Promise<string | null>
  onClose: () => void
}

/** Gives an activity another name. */
export function RenamePartDialog({ part, rename, onClose }: RenamePartDialogProps) {
  const text = useText(buildText)
  const [name, setName] = useState(part.partName)
  const save = useAct(
    async () => {
      const mistake = await rename(part, name.trim())
      if (mistake !== null) throw new UserMistake(mistake)
      onClose()
    },
    (error) => (error as Error).message,
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') void save.run()
  }
  return (
    <AppDialog title={text.renameTitle} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <TextInput
          label={text.name}
          maxLength={limits.activityName}
          value={name}
          data-autofocus
          mb="md"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <MistakeAlert message={save.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <SubmitButton disabled={name.trim() === ''} loading={save.isBusy}>
            {text.save}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
