import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'
import { useViewSwitch } from './viewSwitch.ts'
import classes from './ParticipantViewBar.module.css'

/** For a facilitator in the participants' view: says so, with the way back. */
export function ParticipantViewBar() {
  const text = useText(sessionText)
  const viewSwitch = useViewSwitch()
  if (!viewSwitch?.isParticipantView) return null
  return (
    <section className={classes.bar} aria-label={text.participantViewOn}>
      <IconEye size={20} aria-hidden="true" />
      <span>{text.participantViewOn}</span>
      <Button size="compact-md" onClick={() => viewSwitch.set(false)} autoFocus>
        {text.facilitatorView}
      </Button>
    </section>
  )
}
