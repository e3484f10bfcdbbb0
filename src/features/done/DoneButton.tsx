import { Button } from '@mantine/core'
import { IconCheck, IconCircleCheckFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useUnsentVotesOf } from '#activity/done/unsentVotes.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './DoneButton.module.css'
import { doneText } from './doneText.ts'
import { useDone } from './useDone.ts'

const VoteAndFinishDialog = lazyDialog(async () => ({
  default: (await import('./VoteAndFinishDialog.tsx')).VoteAndFinishDialog,
}))

/** For participants: marks the activity as done, or removes the mark. Works offline. */
export function DoneButton({ part }: { part: AgendaPart }) {
  const text = useText(doneText)
  const { identity } = useRoom()
  const { isDone, toggle } = useDone(part)
  // A facilitator in the participants' view is not counted.
  const isParticipant = identity.kind === 'member'
  const unsent = useUnsentVotesOf(part.objectId)
  const [isAsking, setAsking] = useState(false)
  // A dialog without its votes, cast in another tab or gone with a reset, does not come back with others.
  if (isAsking && !unsent) setAsking(false)
  const press = (): void => {
    if (unsent && !isDone) setAsking(true)
    else toggle()
  }
  return (
    <>
      <Button
        className={classes.done ?? ''}
        variant="default"
        aria-pressed={isDone}
        disabled={!isParticipant}
        title={isParticipant ? undefined : text.onlyParticipants}
        leftSection={isDone ? <IconCircleCheckFilled size={20} /> : <IconCheck size={20} />}
        onClick={press}
      >
        {isDone ? text.isDone : text.done}
      </Button>
      {isAsking && unsent && (
        <VoteAndFinishDialog votes={unsent} onFinish={toggle} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
