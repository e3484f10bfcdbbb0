import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { excessOf } from '#activity/add/answerQueue.ts'
import { useDraftEdit } from '#activity/add/useDraft.ts'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { StatementItem } from './statementItems.ts'
import { statementText } from './statementText.ts'
import type { Statements } from './useStatements.ts'

export interface StatementDialogsProps extends Pick<Statements, 'acts' | 'isLocked'> {
  /** As it was when the dialog was opened. */
  statement: StatementItem
  does: 'edit' | 'delete'
  onClose: () => void
}

/** Edits a statement, or asks before it is deleted. */
export function StatementDialogs({ statement, does, acts, isLocked, onClose }: StatementDialogsProps) {
  const text = useText(statementText)
  const shared = useText(activityText)
  if (does === 'edit') return <EditStatement {...{ statement, acts, isLocked, onClose }} />
  const remove = (): AnyMessage | null => {
    // Time may have run out while the dialog was open.
    if (isLocked) return shared.inputLocked
    const mistake = acts.remove(statement)
    if (mistake === null) announce(text.deleted)
    return mistake
  }
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      body={text.deleteBody}
      isUndoable={acts.areUndoable && statement.isSaved}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

function EditStatement({ statement, acts, isLocked, onClose }: Omit<StatementDialogsProps, 'does'>) {
  const text = useText(statementText)
  const shared = useText(activityText)
  const ui = useText(uiText)
  const edit = useDraftEdit(`${statement.id}.edit`)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const draft = edit.draft ?? statement.text
  const words = draft.trim()
  const excess = excessOf(words, limits.sliderText)
  const isIdle = words === '' || words === statement.text || excess > 0 || isLocked
  const close = (): void => {
    edit.end()
    onClose()
  }
  const save = (): void => {
    if (isIdle) return
    const failed = acts.change(statement, words)
    setMistake(failed)
    if (failed !== null) return
    announce(text.changed)
    close()
  }
  return (
    <AppDialog title={text.editTitle} onClose={close} isWide>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Textarea
          aria-label={text.field}
          data-autofocus
          autosize
          minRows={3}
          maxRows={10}
          error={excess > 0 && shared.tooLong(excess)}
          description={ui.charactersLeft(draft.length, limits.sliderText)}
          inputWrapperOrder={['input', 'description', 'error']}
          value={draft}
          onChange={(event) => edit.change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            save()
          }}
        />
        <MistakeAlert message={isLocked ? shared.inputLocked : mistake} />
      </DialogForm>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {ui.cancel}
        </Button>
        <SubmitButton disabled={isIdle}>{ui.save}</SubmitButton>
      </DialogActions>
    </AppDialog>
  )
}
