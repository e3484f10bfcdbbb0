import { useCallback } from 'react'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import { pulseResultsText } from './text.ts'

/** Says of a result how many abstain and how many votes are too few to be shown; null where there are neither. SPEC BT9, BT19 */
export function useValuelessWords(): (result: TargetResult) => string | null {
  const text = useText(pulseResultsText)
  const few = useText(voteResultsText)
  return useCallback(
    ({ abstained, withheld }) => {
      const told = [
        ...(abstained > 0 ? [text.abstained(abstained)] : []),
        ...(withheld > 0 ? [few.withheld(withheld)] : []),
      ]
      return told.length === 0 ? null : told.join(' · ')
    },
    [text, few],
  )
}
