import { useText } from '#ui/texts/useText.ts'
import { outcomeText } from './outcomeText.ts'
import type { Comparison } from './useOutcome.ts'

/** What results are compared with, in words; null: nothing. */
export function useComparedWith(comparison: Comparison): string | null {
  const text = useText(outcomeText)
  if (comparison === null) return null
  return comparison.is === 'earlierPulse' ? text.earlierPulse : text.round(comparison.round)
}
