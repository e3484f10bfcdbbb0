import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { AnyMessage } from '#domain/message.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { buildText } from '../buildText.ts'

export interface RenamePartDialogProps {
  part: AgendaPart
  /** Returns the error message, or null. */
  rename: (part: AgendaPart, title: string) => Promise<AnyMessage | null>
  onClose: () => void
}

/** Renames an activity. */
export function RenamePartDialog({ part, rename, onClose }: RenamePartDialogProps) {
  const text = useText(buildText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const [name, setName] = useState(part.partName)
  const save = useAct(async () => {
    const mistake = await rename(part, name.trim())
    if (mistake !== null) throw new UserMistake(mistake)
    onClose()
  }, messageOf)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') void save.run()
  }
  return (
    <AppDialog title={text.renameTitle} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <TextInput
          label={labels.activityName}
          maxLength={limits.activityName}
          value={name}
          data-autofocus
          mb="md"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <MistakeAlert message={save.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton disabled={name.trim() === ''} loading={save.isBusy}>
            {ui.save}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
