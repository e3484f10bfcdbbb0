import { SegmentedControl } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import type { PulseHere } from '../page/useHere.ts'
import { pulseText } from '../text.ts'

const views = ['statements', 'categories'] as const

/** Shows the results of the statements, or the means of the categories. */
export function ViewSwitch({ here: { results, isLed, toResults } }: { here: PulseHere }) {
  const text = useText(pulseText)
  return (
    <SegmentedControl
      aria-label={text.view}
      data={views.map((value) => ({ value, label: text.views[value] }))}
      value={results ?? 'statements'}
      disabled={isLed}
      onChange={toResults}
    />
  )
}
