import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf, ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { CreateWorkshopDocument } from '#api/operations/workshop.ts'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { dashboardText } from './text.ts'
import classes from './SessionDialog.module.css'

export interface CreateSessionDialogProps {
  onClose: () => void
  onCreated: (workshopId: string) => void
}

/** Makes a session: a name, a password if wished. */
export function CreateSessionDialog({ onClose, onCreated }: CreateSessionDialogProps) {
  const text = useText(dashboardText)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const create = useAct(async () => {
    const input = { workshopName: name.trim(), password }
    const { createWorkshop } = await call(CreateWorkshopDocument, input)
    if (!createWorkshop.workshop) throw new ServerTrouble(true)
    onCreated(createWorkshop.workshop.id)
  }, messageOf)
  const hasSpace = /\s/.test(password)
  const canCreate = name.trim() !== '' && !hasSpace
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canCreate) void create.run()
  }
  return (
    <AppDialog title={text.createTitle} onClose={onClose}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={text.sessionName}
          description={text.sessionNameHint}
          maxLength={limits.workshopName}
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={text.password}
          description={text.passwordHint}
          autoComplete="off"
          maxLength={limits.editDialogPassword}
          value={password}
          error={hasSpace ? text.passwordSpaces : null}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <MistakeAlert message={create.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" disabled={!canCreate} loading={create.isBusy}>
            {text.create}
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}
