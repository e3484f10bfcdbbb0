import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { SetRetentionDocument } from '#api/operations/dashboard.ts'
import { limits } from '#domain/limits.ts'
import { checkedRetentionDays } from '#domain/workshop/workshop.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import classes from './Dialog.module.css'
import type { OwnedWorkshop } from './workshopRow.ts'

export interface RetentionDialogProps {
  workshop: OwnedWorkshop
  onClose: () => void
  onChanged: () => void
}

/** Sets how many days a workshop is kept after its deletion. */
export function RetentionDialog({ workshop, onClose, onChanged }: RetentionDialogProps) {
  const text = useText(dashboardText)
  const ui = useText(uiText)
  const [typed, setTyped] = useState(String(workshop.retentionDays))
  const change = useAct(async () => {
    const retentionDays = checkedRetentionDays(daysIn(typed))
    await call(SetRetentionDocument, { workshopId: workshop.id, retentionDays })
    notify(text.retentionSaved(retentionDays), 'good')
    onChanged()
    onClose()
  }, messageOf)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void change.run()
  }
  return (
    <AppDialog title={text.retentionTitle(workshop.workshopName)} onClose={onClose}>
      <DialogForm onSubmit={submit} className={classes.form}>
        <Text c="dimmed">{text.retentionHint}</Text>
        <TextInput
          label={text.retentionDays}
          description={text.retentionRange(limits.retentionDays)}
          inputMode="numeric"
          classNames={{ wrapper: classes.number ?? '' }}
          value={typed}
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            change.setMistake(null)
          }}
        />
        <MistakeAlert message={change.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton loading={change.isBusy}>{ui.save}</SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}

/**
 * Parses a whole number of days. The number decides when data is erased, so anything else is invalid rather than a
 * guess.
 */
function daysIn(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}
