import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { activityText } from '#activity/text.ts'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useLostText } from '#ui/inputs/useLostText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { excessOf } from '#activity/add/answerQueue.ts'
import { groupsText } from './groupsText.ts'

export interface EditPostDialogProps {
  start: string
  /** Returns whether the text was saved; otherwise the dialog stays open. */
  onSave: (text: string) => boolean
  onClose: () => void
}

/** Edits an answer: Save, Cancel; Enter also saves. */
export function EditPostDialog({ start: shown, onSave, onClose: onClosed }: EditPostDialogProps) {
  const text = useText(groupsText)
  const shared = useText(activityText)
  const ui = useText(uiText)
  // Keeps the text as it was when the dialog opened, because another user may edit the answer meanwhile.
  const [start] = useState(shown)
  const [draft, setDraft] = useState(start)
  const endText = useLostText(draft === start ? '' : draft)
  const onClose = (): void => {
    endText()
    onClosed()
  }
  const changed = draft.trim()
  const excess = excessOf(draft, limits.postText)
  const save = (): void => {
    if (changed === '' || excess > 0) return
    if (changed === start || onSave(changed)) onClose()
  }
  const onKeyDown = useFieldKeys({ onEnter: save })
  return (
    <AppDialog title={text.editAnswer} onClose={onClose} isWide>
      <Textarea
        aria-label={shared.answer}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        error={excess > 0 && shared.tooLong(excess)}
        value={draft}
        description={ui.charactersLeft(draft.length, limits.postText)}
        inputWrapperOrder={['input', 'error', 'description']}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button disabled={changed === '' || excess > 0} onClick={save}>
          {ui.save}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
