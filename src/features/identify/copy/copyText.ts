import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what will be copied from an Identify activity, and as what it will be copied into one. */
export const copyText = {
  id: 'identifyCopy',
  en: {
    nothing: 'There is no answer to copy here yet.',
    allAnswers: (count: number) =>
      count === 1 ? 'The only answer will be copied.' : `All ${count} answers will be copied.`,
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Answers', TOPICS: 'Topics' },
    heading: '2. Select Topic:',
    unnamed: (n: number) => `Topic ${n}`,
  },
} satisfies Catalogue<unknown>
