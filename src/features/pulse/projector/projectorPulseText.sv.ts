import type { Translation } from '#ui/texts/useText.ts'
import type { projectorPulseText } from './projectorPulseText.ts'

export default {
  id: 'projectorPulse',
  texts: {
    loading: 'Läser in',
    unnamed: (n) => `Kategori ${n}`,
    results: { statements: 'Resultat', categories: 'Resultat per kategori' },
    statements: (name) => `Påståenden: ${name}`,
    none: 'Inga påståenden än',
    failed: 'Resultatet kunde inte läsas in. Ladda om den här sidan.',
  },
} satisfies Translation<typeof projectorPulseText>
