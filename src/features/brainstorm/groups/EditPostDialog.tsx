import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#domain/limits.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { useText } from '#ui/useText.ts'
import { excessOf } from '#activity/add/answerQueue.ts'
import { groupsText } from './groupsText.ts'

export interface EditPostDialogProps {
  start: string
  /** Answers whether it was done; what was not stays open. */
  onSave: (text: string) => boolean
  onClose: () => void
}

/** Changes an answer: Save, Cancel; Enter also saves. */
export function EditPostDialog({ start: shown, onSave, onClose }: EditPostDialogProps) {
  const text = useText(groupsText)
  // The answer may be changed by somebody else meanwhile.
  const [start] = useState(shown)
  const [draft, setDraft] = useState(start)
  const changed = draft.trim()
  const excess = excessOf(draft)
  const save = (): void => {
    if (changed === '' || excess > 0) return
    if (changed === start || onSave(changed)) onClose()
  }
  return (
    <AppDialog title={text.editAnswer} onClose={onClose} isWide>
      <Textarea
        aria-label={text.answer}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        error={excess > 0 && text.tooLong(excess)}
        value={draft}
        description={text.charactersUsed(draft.length, limits.postText)}
        inputWrapperOrder={['input', 'error', 'description']}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          save()
        }}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button disabled={changed === '' || excess > 0} onClick={save}>
          {text.save}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
