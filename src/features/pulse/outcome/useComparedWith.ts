import { useText } from '#ui/texts/useText.ts'
import { pulseResultsText } from '../results/text.ts'
import type { Comparison } from './useOutcome.ts'

/** What results are compared with, in words; null: nothing. */
export function useComparedWith(comparison: Comparison): string | null {
  const text = useText(pulseResultsText)
  if (comparison === null) return null
  return comparison.is === 'earlierPulse' ? text.earlierPulse : text.round(comparison.round)
}
