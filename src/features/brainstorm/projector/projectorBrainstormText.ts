import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a brainstorm on the room's screen. */
export const projectorBrainstormText = {
  id: 'roomBrainstorm',
  en: {
    loading: 'Opening the brainstorm…',
    hidden: 'Answers are not shown yet',
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    noAnswers: 'No answers yet',
    ungrouped: 'Ungrouped answers',
    overview: 'All questions',
    lockedText: 'Not open yet',
    answersLabel: 'Answers',
  },
} satisfies Catalogue<unknown>
