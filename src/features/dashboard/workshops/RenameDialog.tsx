import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import classes from './Dialog.module.css'
import type { OwnedWorkshop } from './workshopRow.ts'

export interface RenameDialogProps {
  workshop: OwnedWorkshop
  onClose: () => void
  onRenamed: () => void
}

/** Renames a session or template. */
export function RenameDialog({ workshop, onClose, onRenamed }: RenameDialogProps) {
  const text = useText(dashboardText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const [name, setName] = useState(workshop.workshopName)
  const rename = useAct(async () => {
    await call(UpdateWorkshopDocument, { workshopId: workshop.id, workshopName: name.trim() })
    onRenamed()
    onClose()
  }, messageOf)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') void rename.run()
  }
  return (
    <AppDialog title={workshop.isTemplate ? text.renameTemplate : text.renameSession} onClose={onClose}>
      <DialogForm onSubmit={submit} className={classes.form}>
        <TextInput
          label={workshop.isTemplate ? labels.templateName : labels.sessionName}
          maxLength={limits.workshopName}
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <MistakeAlert message={rename.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton disabled={name.trim() === ''} loading={rename.isBusy}>
            {ui.save}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
