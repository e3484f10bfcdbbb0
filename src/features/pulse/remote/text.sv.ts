import type { Translation } from '#ui/texts/useText.ts'
import type { pulseRemoteText } from './text.ts'

export default {
  id: 'pulseRemote',
  texts: {
    results: { statements: 'Resultat', categories: 'Resultat per kategori' },
    unnamed: (n) => `Kategori ${n}`,
    category: (n, all) => `Kategori ${n} av ${all}`,
    categories: (count) => (count === 1 ? '1 kategori' : `${count} kategorier`),
    statements: (count) => (count === 1 ? '1 påstående' : `${count} påståenden`),
  },
} satisfies Translation<typeof pulseRemoteText>
