import type { Choice } from '#activity/voting/ballot/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a person's own votes, on their own page. */
export const ownVotesText = {
  id: 'ownVotes',
  en: {
    /** @param titles of the axes; empty ones are left out */
    choice: (choice: Choice, titles: readonly string[]) =>
      choice.is === 'values' ? valuesIn(choice, titles) : 'You abstained',
    states: {
      nothing: '',
      chosen: 'Chosen, not voted yet',
      partial: 'Only one of its two values is chosen',
      changed: 'Changed, not voted again yet',
      refused: 'It does not count. Please vote again.',
    },
  },
} satisfies Catalogue<unknown>

/** The values of a choice, each with the title of its axis. */
export function valuesIn(choice: Choice, titles: readonly string[]): string {
  if (choice.is !== 'values') return ''
  return titles
    .map((title, index) => {
      const value = (index === 0 ? choice.value1 : choice.value2) ?? '–'
      return title === '' ? `${value}` : `${title}: ${value}`
    })
    .join(' · ')
}
