import { Button, TextInput, Tooltip } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { limits } from '#domain/limits.ts'
import { passwordSpacesMessage } from '#domain/workshop.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useTold } from '#ui/toldText.ts'
import { useText } from '#ui/useText.ts'
import classes from './EditSessionDialog.module.css'
import { facilitatorText } from './facilitatorText.ts'

export interface EditSessionDialogProps {
  name: string
  password: string
  isTemplate: boolean
  /** Only the creator may change the name. */
  isCreator: boolean
  onSaved: () => void
  onClose: () => void
}

/** @see specification, part 1, section 2: Edit workshop; section 5: its limits */
export function EditSessionDialog(props: EditSessionDialogProps) {
  const { name, password, isTemplate, isCreator, onSaved, onClose } = props
  const text = useText(facilitatorText)
  const told = useTold()
  const { workshopId } = useRoom()
  const call = useCall()
  // What was not typed here follows the session: the password may be saved elsewhere just now, and is not set back.
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
          label={isTemplate ? text.templateName : text.sessionName}
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
          error={hasSpace ? told(passwordSpacesMessage) : null}
          onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
        />
        <MistakeAlert message={save.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Tooltip
            label={told(passwordSpacesMessage)}
            disabled={!hasSpace}
            events={{ hover: true, focus: true, touch: true }}
          >
            {/* Not disabled itself: the tooltip needs its focus. */}
            <SubmitButton data-disabled={!canSave} aria-disabled={!canSave} loading={save.isBusy}>
              {text.save}
            </SubmitButton>
          </Tooltip>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
