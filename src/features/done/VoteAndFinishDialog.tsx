import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import type { UnsentVotes } from '#activity/done/unsentVotes.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useText } from '#ui/texts/useText.ts'
import { doneText } from './doneText.ts'

export interface VoteAndFinishDialogProps {
  /** As they are now: what is chosen may change while this is open. */
  votes: UnsentVotes
  onFinish: () => void
  onClose: () => void
}

/** Asks whoever is done about votes that they chose and that do not count, also where these cannot be cast. SPEC F1 */
export function VoteAndFinishDialog({ votes, onFinish, onClose }: VoteAndFinishDialogProps) {
  const text = useText(doneText)
  const wordsId = useId()
  const { vote, why, told } = votes
  const words = why ?? told
  const finish = (): void => {
    onFinish()
    onClose()
  }
  return (
    <AppDialog title={vote ? text.voteTitle : text.finishTitle} onClose={onClose}>
      <Text>{text.voteBody}</Text>
      {words !== null && (
        <Text id={wordsId} mt="sm" c="dimmed">
          {words}
        </Text>
      )}
      <DialogActions>
        {!vote && (
          <Button data-autofocus variant="default" onClick={onClose}>
            {text.back}
          </Button>
        )}
        <Button
          variant="default"
          aria-describedby={vote || words === null ? undefined : wordsId}
          onClick={finish}
        >
          {text.finishOnly}
        </Button>
        {vote && (
          <Button
            data-autofocus
            aria-describedby={words === null ? undefined : wordsId}
            onClick={() => {
              // What is said at the mark is about what is not voted after this.
              flushSync(vote)
              finish()
            }}
          >
            {text.voteAndFinish}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
