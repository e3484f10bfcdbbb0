import { useNumbers } from '#activity/chart/useNumbers.ts'
import { DiscussThese as DiscussItems } from '#activity/presented/DiscussThese.tsx'
import { mostDivided, spreadOf } from '#domain/evaluate/results.ts'
import { useText } from '#ui/texts/useText.ts'
import { markColor } from '../markColor.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { resultsText } from './resultsText.ts'
import type { ResultsView } from './useResultsView.ts'

export interface DiscussTheseProps {
  evaluate: Evaluate
  view: ResultsView
  onPresent: (id: string) => void
}

const howMany = 3

/** The polls on which opinions differ most. SPEC EV12 */
export function DiscussThese({
  evaluate: { polls, part, scale },
  view: { results },
  onPresent,
}: DiscussTheseProps) {
  const { spreadIs } = useText(resultsText)
  const numbers = useNumbers()
  const items = mostDivided(polls, results, howMany).map((poll) => {
    const result = results.get(poll.id)
    const color = markColor(scale.axes, poll)
    return { id: poll.id, text: poll.text, color, how: spreadIs(numbers.value(result && spreadOf(result))) }
  })
  return <DiscussItems {...{ part, items, onPresent }} />
}
