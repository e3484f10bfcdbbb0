import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { filledLinesIn } from '#domain/text.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import type { AnyMessage } from '#domain/message.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TableDialog } from './tableDialog.ts'
import type { Plan, TitledColumn } from '../rows/usePlan.ts'
import type { Arrange } from '../grid/arrange/useArrange.ts'
import { rowText } from '../grid/rowText.ts'

export interface TableDialogsProps {
  plan: Plan
  arrange: Arrange
  dialog: TableDialog
  onClose: () => void
}

/** For facilitators: deleting a row or column, and the choices of a column. */
export function TableDialogs({ plan, arrange, dialog: { about, id }, onClose }: TableDialogsProps) {
  const text = useText(rowText)
  const column = plan.columns.find((one) => one.id === id)
  const desk = arrange.isOnDesk ? plan.source : null
  if (about === 'deleteRow')
    return (
      <DeleteDialog
        title={text.deleteRowTitle}
        body={text.deleteRowBody}
        deleted={text.rowDeleted}
        desk={desk}
        onConfirm={() => arrange.deleteRow(id)}
        onClose={onClose}
      />
    )
  if (about === 'deleteColumn')
    return (
      <DeleteDialog
        title={text.deleteColumnTitle}
        body={text.deleteColumnBody}
        deleted={text.columnDeleted}
        desk={desk}
        onConfirm={() => arrange.deleteColumn(id)}
        onClose={onClose}
      />
    )
  return <ChoicesDialog key={id} {...{ column, arrange, onClose }} />
}

interface ChoicesDialogProps {
  /** Undefined where somebody else has deleted it. */
  column: TitledColumn | undefined
  arrange: Arrange
  onClose: () => void
}

/**
 * The choices of a column, one a line. What is typed stays when somebody else deletes the column or changes its choices
 * meanwhile: theirs are replaced only by another press of Save. SPEC PL8, PL11
 */
function ChoicesDialog({ column, arrange, onClose }: ChoicesDialogProps) {
  const text = useText(rowText)
  const ui = useText(uiText)
  const [began] = useState(column)
  const [expected, setExpected] = useState(choicesOf(column))
  const [draft, setDraft] = useState(expected)
  const [refused, setMistake] = useState<AnyMessage | null>(null)
  const mistake = column ? refused : planMessages.columnDeleted
  const save = (): void => {
    if (!column) return
    const choices = filledLinesIn(draft)
    const present = choicesOf(column)
    if (present !== expected && present !== choices.join('\n')) {
      setExpected(present)
      return setMistake(text.choicesChanged(column.choices.join(', ')))
    }
    const failed = arrange.setChoices(column.id, choices)
    setMistake(failed)
    if (failed === null) onClose()
  }
  return (
    <AppDialog title={text.choicesTitle((column ?? began)?.title ?? '')} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Textarea
          label={text.choicesLabel}
          description={text.choicesHint}
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <MistakeAlert message={mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <SubmitButton disabled={!column}>{ui.save}</SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}

/** One choice a line. */
function choicesOf(column: TitledColumn | undefined): string {
  return column?.choices.join('\n') ?? ''
}
