import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what is copied from a pulse, and as what it is copied into one. */
export const pulseCopyText = {
  id: 'pulseCopy',
  en: {
    nothing: 'There is no statement to copy here yet.',
    all: (count: number) =>
      count === 1 ? 'The only statement is copied.' : `All ${count} statements are copied.`,
    top: (count: number) =>
      count === 1
        ? 'The statement with the highest mean is copied.'
        : `The ${count} statements with the highest means are copied.`,
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Statements', TOPICS: 'Categories' },
    category: '2. Select category:',
    unnamed: (n: number) => `Category ${n}`,
    waits: 'Copied statements wait for your approval.',
  },
} satisfies Catalogue<unknown>
