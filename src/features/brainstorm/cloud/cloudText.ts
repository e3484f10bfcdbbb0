import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the word cloud. */
export const cloudText = {
  id: 'cloud',
  en: {
    title: 'Word Cloud',
    back: 'Back to answers',
    picture: (words: number, first: string) =>
      `Word cloud of ${words === 1 ? '1 word' : `${words} words`}; largest: ${first}. The list beside it has all counts.`,
    hint: 'Point at a word to see in how many answers it is. With the keyboard: arrow keys.',
    inAnswers: (word: string, count: number) =>
      `${word}: ${count === 1 ? 'in 1 answer' : `in ${count} answers`}`,
    list: 'Words and the number of answers they are in',
    word: 'Word',
    loading: 'Arranging the words',
    emptyTitle: 'No words yet',
    emptyHint: 'Words of the answers appear here. Numbers and little words are left out.',
    hiddenEnded: 'The facilitator did not show the answers of this activity.',
    hidden: 'Answers from other participants are hidden. Wait for the facilitator to show all answers.',
  },
} satisfies Catalogue<unknown>
