import type { Catalogue } from '#ui/useText.ts'

/** What of an Identify activity is copied, and as what input goes into one. */
export const copyText = {
  id: 'identifyCopy',
  en: {
    nothing: 'There is no answer to copy here yet.',
    allAnswers: (count: number) =>
      count === 1 ? 'The only answer is copied.' : `All ${count} answers are copied.`,
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Answers', TOPICS: 'Topics' },
    topic: '2. Select Topic:',
    untitled: (n: number) => `Topic ${n}`,
  },
} satisfies Catalogue<unknown>
