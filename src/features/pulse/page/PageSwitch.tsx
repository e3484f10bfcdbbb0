import { Button } from '@mantine/core'
import { IconChartBar, IconChecklist } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { pulseText } from '../text.ts'
import type { PulseHere } from '../useHere.ts'
import classes from './PageSwitch.module.css'

export interface PageSwitchProps {
  here: PulseHere
  mayOpen: boolean
}

/** From the vote to the results, for whoever may open them, and back. Who may not is told below the last category. */
export function PageSwitch({ here, mayOpen }: PageSwitchProps) {
  const text = useText(pulseText)
  const { results, isLed } = here
  if (!results && !mayOpen) return null
  return results ? (
    <Button
      variant="default"
      className={classes.switch ?? ''}
      leftSection={<IconChecklist size={18} />}
      aria-label={text.editVote}
      title={text.editVoteHint}
      disabled={isLed}
      onClick={() => here.toCategory()}
    >
      <span className={classes.label}>{text.editVote}</span>
    </Button>
  ) : (
    <Button
      variant="default"
      className={classes.switch ?? ''}
      leftSection={<IconChartBar size={18} />}
      aria-label={text.results}
      disabled={isLed}
      onClick={() => here.toResults()}
    >
      <span className={classes.label}>{text.results}</span>
    </Button>
  )
}
