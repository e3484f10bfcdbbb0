import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a pulse on the remote. */
export const pulseRemoteText = {
  id: 'pulseRemote',
  en: {
    results: { statements: 'Results', categories: 'Results by category' },
    unnamed: (n: number) => `Category ${n}`,
    category: (n: number, all: number) => `Category ${n} of ${all}`,
    categories: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
    statements: (count: number) => (count === 1 ? '1 statement' : `${count} statements`),
  },
} satisfies Catalogue<unknown>
