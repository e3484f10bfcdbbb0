import { momentWords } from '#ui/texts/dates.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import type { Told } from '../ballot/useTold.ts'
import type { Voting } from '../useVoting.ts'
import { barText } from './barText.ts'

/** How a vote that is cast now will be shown, in words; null where nothing is said. SPEC BT19 */
export function useToldWords(told: Told | null, { shownAtMs }: Pick<Voting, 'shownAtMs'>): string | null {
  const text = useText(barText)
  const language = useLanguage()
  if (told === null) return null
  return told === 'together' ? text.together : text.recognised[told](momentWords(shownAtMs ?? 0, language))
}
