import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what is copied from an Identify activity, and as what it is copied into one. */
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
