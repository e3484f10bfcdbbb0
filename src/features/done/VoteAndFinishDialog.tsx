import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import type { UnsentVotes } from '#activity/done/unsentVotes.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useText } from '#ui/texts/useText.ts'
import { doneText } from './doneText.ts'

export interface VoteAndFinishDialogProps {
  votes: UnsentVotes
  onFinish: () => void
  onClose: () => void
}

/** Asks whoever is done about votes that they chose and did not cast. SPEC F1 */
export function VoteAndFinishDialog({ votes, onFinish, onClose }: VoteAndFinishDialogProps) {
  const text = useText(doneText)
  const wordsId = useId()
  const finish = (): void => {
    onFinish()
    onClose()
  }
  return (
    <AppDialog title={text.voteTitle} onClose={onClose}>
      <Text>{text.voteBody}</Text>
      {votes.words !== null && (
        <Text id={wordsId} mt="sm" c="dimmed">
          {votes.words}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={finish}>
          {text.finishOnly}
        </Button>
        <Button
          data-autofocus
          aria-describedby={votes.words === null ? undefined : wordsId}
          onClick={() => {
            votes.vote()
            finish()
          }}
        >
          {text.voteAndFinish}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
