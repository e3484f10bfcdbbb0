import { momentWords } from '#ui/texts/dates.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import type { Voting } from '../useVoting.ts'
import { barText } from './barText.ts'

/** While voting is open again: says when a close in this round showed results; null otherwise. SPEC BT7 */
export function useShownAt({ isClosed, shownAtMs }: Pick<Voting, 'isClosed' | 'shownAtMs'>): string | null {
  const text = useText(barText)
  const language = useLanguage()
  return isClosed || shownAtMs === null ? null : text.shownAt(momentWords(shownAtMs, language))
}
