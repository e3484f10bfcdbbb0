import { Button } from '@mantine/core'
import { IconCheck, IconCircleCheckFilled } from '@tabler/icons-react'
import type { AgendaPart } from '#domain/state.ts'
import { useRoom } from '#sync/room.tsx'
import { useText } from '#ui/useText.ts'
import classes from './DoneButton.module.css'
import { doneText } from './doneText.ts'
import { useDone } from './useDone.ts'

/** For participants: marks the activity as done, and takes the mark back. Works offline. */
export function DoneButton({ part }: { part: AgendaPart }) {
  const text = useText(doneText)
  const { identity } = useRoom()
  const { isDone, toggle } = useDone(part)
  // A facilitator who looks at the participants' view is none of those who are counted.
  const isParticipant = identity.kind === 'member'
  return (
    <Button
      className={classes.done ?? ''}
      variant="default"
      aria-pressed={isDone}
      disabled={!isParticipant}
      title={isParticipant ? undefined : text.onlyParticipants}
      leftSection={isDone ? <IconCircleCheckFilled size={20} /> : <IconCheck size={20} />}
      onClick={toggle}
    >
      {isDone ? text.isDone : text.done}
    </Button>
  )
}
