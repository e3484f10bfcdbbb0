import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a pulse on the room's screen. */
export const projectorPulseText = {
  id: 'projectorPulse',
  en: {
    loading: 'Loading',
    unnamed: (n: number) => `Category ${n}`,
    results: { statements: 'Results', categories: 'Results by category' },
    statements: (name: string) => `Statements: ${name}`,
    none: 'No statements yet',
    failed: 'The results could not be loaded. Please reload this page.',
  },
} satisfies Catalogue<unknown>
