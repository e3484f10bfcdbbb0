import { Button } from '@mantine/core'
import { IconChartBar, IconPencil } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { evaluateText } from '../text.ts'
import type { OpenEvaluatePage } from '../useEvaluatePage.ts'
import classes from './PageChange.module.css'

/** In the row of tools: from voting to the results, for whoever may open them, and back. SPEC EV11 */
export function PageChange({ here: { page, open, mayOpenResults, isLed } }: { here: OpenEvaluatePage }) {
  const text = useText(evaluateText)
  if (page === 'results') {
    return (
      <Button
        variant="default"
        className={classes.change ?? ''}
        leftSection={<IconPencil size={18} />}
        aria-label={text.editVote}
        title={text.backToVote}
        disabled={isLed}
        onClick={() => open('vote')}
      >
        <span className={classes.label}>{text.editVote}</span>
      </Button>
    )
  }
  if (!mayOpenResults) return null
  return (
    <Button
      variant="default"
      className={classes.change ?? ''}
      leftSection={<IconChartBar size={18} />}
      aria-label={text.toResults}
      disabled={isLed}
      onClick={() => open('results')}
    >
      <span className={classes.label}>{text.toResults}</span>
    </Button>
  )
}
