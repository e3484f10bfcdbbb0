import { Button, TextInput, Tooltip } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { limits } from '#domain/limits.ts'
import * as settingMessages from '#domain/messages/settings.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './EditSessionDialog.module.css'
import { facilitatorText } from '../facilitatorText.ts'

export interface EditSessionDialogProps {
  name: string
  password: string
  isTemplate: boolean
  /** Only the creator may change the name. */
  isCreator: boolean
  onSaved: () => void
  onClose: () => void
}

/** Changes the name and password of a session or template. SPEC W1, W2, Z4. */
export function EditSessionDialog(props: EditSessionDialogProps) {
  const { name, password, isTemplate, isCreator, onSaved, onClose } = props
  const text = useText(facilitatorText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const { workshopId } = useRoom()
  const call = useCall()
  // Fields that the user has not edited follow the session: a password saved elsewhere meanwhile is not overwritten.
  const [typed, setTyped] = useState<{ name?: string; password?: string }>({})
  const draft = { name, password, ...typed }
  const save = useAct(async () => {
    const workshopName = draft.name.trim()
    const changes = {
      ...(workshopName === name ? {} : { workshopName }),
      ...(draft.password === password ? {} : { password: draft.password }),
    }
    await call(UpdateWorkshopDocument, { workshopId, ...changes })
    onSaved()
    onClose()
  }, messageOf)
  const hasSpace = /\s/.test(draft.password)
  const canSave = draft.name.trim() !== '' && !hasSpace
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canSave) void save.run()
  }
  return (
    <AppDialog title={isTemplate ? text.editTemplate : text.editSessionTitle} onClose={onClose}>
      <DialogForm onSubmit={submit} className={classes.form}>
        <TextInput
          label={isTemplate ? labels.templateName : labels.sessionName}
          description={isCreator ? undefined : text.onlyCreator}
          readOnly={!isCreator}
          maxLength={limits.workshopName}
          value={draft.name}
          data-autofocus={isCreator || undefined}
          onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
        />
        <TextInput
          label={text.passwordOptional}
          autoComplete="off"
          maxLength={limits.editDialogPassword}
          value={draft.password}
          error={hasSpace ? toText(settingMessages.passwordWithSpaces) : null}
          onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
        />
        <MistakeAlert message={save.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Tooltip
            label={toText(settingMessages.passwordWithSpaces)}
            disabled={!hasSpace}
            events={{ hover: true, focus: true, touch: true }}
          >
            {/* The button is only aria-disabled, because the tooltip needs its focus. */}
            <SubmitButton data-disabled={!canSave} aria-disabled={!canSave} loading={save.isBusy}>
              {ui.save}
            </SubmitButton>
          </Tooltip>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
