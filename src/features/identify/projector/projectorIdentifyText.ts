import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Identify on the room's screen. */
export const projectorIdentifyText = {
  id: 'roomIdentify',
  en: {
    loading: 'Opening the activity…',
    hidden: 'Answers are not shown yet',
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    wait: (count: number) => (count === 1 ? '1 answer waits' : `${count} answers wait`),
    noAnswers: 'No answers yet',
    untitled: (n: number) => `Topic ${n}`,
    topics: 'Topics and their answers',
    answer: 'Presented answer',
  },
} satisfies Catalogue<unknown>
