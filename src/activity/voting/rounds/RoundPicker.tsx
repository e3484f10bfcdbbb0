import { NativeSelect } from '@mantine/core'
import { useText } from '#ui/texts/useText.ts'
import { voteResultsText } from '../resultsText.ts'
import type { ShownRound } from './useShownRound.ts'

/** Above results: which round they are of, where there are several. SPEC BT21 */
export function RoundPicker({ round, rounds, choose }: ShownRound) {
  const text = useText(voteResultsText)
  if (rounds.length < 2) return null
  return (
    <NativeSelect
      aria-label={text.whichRound}
      size="sm"
      value={String(round)}
      data={rounds.map((one, at) => ({
        value: String(one),
        label: at === rounds.length - 1 ? text.roundNow(one) : text.round(one),
      }))}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  )
}
