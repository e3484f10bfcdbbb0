import { momentWords } from '#ui/texts/dates.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import type { Told } from '../ballot/useTold.ts'
import type { Voting } from '../useVoting.ts'
import { barText } from './barText.ts'

/**
 * How a vote that is cast now will be shown, in words; null where nothing is said. SPEC BT19
 *
 * @param isCast the vote is cast already: whether a change or a withdrawal may be recognised, instead. One or two people
 *   keep no secret from each other
 */
export function useToldWords(
  told: Told | null,
  { shownAtMs }: Pick<Voting, 'shownAtMs'>,
  isCast = false,
): string | null {
  const text = useText(barText)
  const language = useLanguage()
  if (told === null) return null
  if (told === 'together') return isCast ? null : text.together
  const words = isCast ? text.changeRecognised : text.recognised
  return words[told](momentWords(shownAtMs ?? 0, language))
}
