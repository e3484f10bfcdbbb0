import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what will be copied from a pulse, and as what it will be copied into one. */
export const pulseCopyText = {
  id: 'pulseCopy',
  en: {
    nothing: 'There is no statement to copy here yet.',
    all: (count: number) =>
      count === 1 ? 'The only statement will be copied.' : `All ${count} statements will be copied.`,
    top: (count: number) =>
      count === 1
        ? 'The statement with the highest mean will be copied.'
        : `The ${count} statements with the highest means will be copied.`,
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Statements', TOPICS: 'Categories' },
    heading: '2. Select category:',
    unnamed: (n: number) => `Category ${n}`,
    waits: 'Copied statements wait for your approval.',
  },
} satisfies Catalogue<unknown>
