import type { Translation } from '#ui/texts/useText.ts'
import type { projectorPulseText } from './projectorPulseText.ts'

export default {
  id: 'projectorPulse',
  texts: {
    loading: 'Läser in',
    category: (n, all, name) => `${n}/${all} ${name}`,
    unnamed: (n) => `Kategori ${n}`,
    results: { statements: 'Resultat', categories: 'Resultat per kategori' },
    statements: (name) => `Påståenden: ${name}`,
    none: 'Inga påståenden än',
    closed: 'Omröstningen är stängd',
    resultsLater: 'Resultatet visas inte än',
    blind: 'Resultatet visas när omröstningen stängs',
    noVotes: 'Inga röster än',
  },
} satisfies Translation<typeof projectorPulseText>
