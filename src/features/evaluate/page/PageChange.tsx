import { Button } from '@mantine/core'
import { IconChartBar, IconPencil } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { evaluateText } from '../text.ts'
import type { OpenEvaluatePage } from './useEvaluatePage.ts'

/** In the row of tools: from voting to the results, for whoever may open them, and back. SPEC EV11 */
export function PageChange({ here: { page, open, mayOpenResults, isLed } }: { here: OpenEvaluatePage }) {
  const text = useText(evaluateText)
  if (page === 'results') {
    return (
      <Button
        variant="default"
        leftSection={<IconPencil size={18} />}
        title={text.backToVote}
        disabled={isLed}
        onClick={() => open('vote')}
      >
        {text.editVote}
      </Button>
    )
  }
  if (!mayOpenResults) return null
  return (
    <Button
      variant="default"
      leftSection={<IconChartBar size={18} />}
      disabled={isLed}
      onClick={() => open('results')}
    >
      {text.toResults}
    </Button>
  )
}
