import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of what is worth a discussion. */
export const discussText = {
  id: 'discussThese',
  en: {
    discuss: 'Discuss these',
    hint: 'Opinions differ most on these. One press shows one to everyone.',
    presentHint: 'Show it to everyone',
    presentOne: (item: string) => `Present to everyone: ${item}`,
  },
} satisfies Catalogue<unknown>
