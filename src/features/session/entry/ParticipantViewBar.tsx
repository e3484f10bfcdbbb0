import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import classes from './ParticipantViewBar.module.css'

/** For a facilitator in the participants' view: says so, and offers the way back. */
export function ParticipantViewBar({ onLeave }: { onLeave: () => void }) {
  const text = useText(facilitatorText)
  return (
    <section className={classes.bar} aria-label={text.participantViewOn}>
      <IconEye size={20} aria-hidden="true" />
      <span>{text.participantViewOn}</span>
      <Button size="compact-md" onClick={onLeave} autoFocus>
        {text.facilitatorView}
      </Button>
    </section>
  )
}
