import { Button, Text } from '@mantine/core'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useText } from '#ui/texts/useText.ts'
import { doneText } from './doneText.ts'

export interface VoteAndFinishDialogProps {
  /** Casts the votes that were chosen. */
  onVote: () => void
  onFinish: () => void
  onClose: () => void
}

/** Asks whoever is done about votes that they chose and did not cast. SPEC F1 */
export function VoteAndFinishDialog({ onVote, onFinish, onClose }: VoteAndFinishDialogProps) {
  const text = useText(doneText)
  const finish = (): void => {
    onFinish()
    onClose()
  }
  return (
    <AppDialog title={text.voteTitle} onClose={onClose}>
      <Text>{text.voteBody}</Text>
      <DialogActions>
        <Button variant="default" onClick={finish}>
          {text.finishOnly}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onVote()
            finish()
          }}
        >
          {text.voteAndFinish}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
