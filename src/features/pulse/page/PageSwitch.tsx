import { Button } from '@mantine/core'
import { IconChartBar, IconChecklist } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { pulseText } from '../text.ts'
import type { PulseHere } from './useHere.ts'
import classes from './PageSwitch.module.css'

export interface PageSwitchProps {
  here: PulseHere
  mayOpen: boolean
}

/** From the vote to the results, and back. */
export function PageSwitch({ here, mayOpen }: PageSwitchProps) {
  const text = useText(pulseText)
  const { results, isLed } = here
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
      title={mayOpen ? undefined : text.resultsLater}
      disabled={isLed || !mayOpen}
      onClick={() => here.toResults()}
    >
      <span className={classes.label}>{text.results}</span>
    </Button>
  )
}
