import { Button } from '@mantine/core'
import { IconCheck, IconCircleCheckFilled } from '@tabler/icons-react'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import classes from './DoneButton.module.css'
import { doneText } from './doneText.ts'
import { useDone } from './useDone.ts'

/** For participants: marks the activity as done, or removes the mark. Works offline. */
export function DoneButton({ part }: { part: AgendaPart }) {
  const text = useText(doneText)
  const { identity } = useRoom()
  const { isDone, toggle } = useDone(part)
  // A facilitator in the participants' view is not counted.
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
