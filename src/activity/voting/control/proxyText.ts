import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the dialog in which facilitators enter votes for somebody. */
export const proxyText = {
  id: 'proxyVotes',
  en: {
    title: 'Enter votes for somebody',
    known:
      'You know these values, because you enter them. Nobody can change them later, and the number of votes entered in this way is shown.',
    enter: 'Enter votes',
    entered: (count: number) => `${count === 1 ? 'One vote is' : `${count} votes are`} entered.`,
    next: 'You can enter votes for the next person.',
    partial: 'An answer has only one of its two values.',
  },
} satisfies Catalogue<unknown>
