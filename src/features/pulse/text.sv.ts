import type { Translation } from '#ui/texts/useText.ts'
import type { pulseText } from './text.ts'

export default {
  id: 'pulse',
  texts: {
    unnamed: 'Puls',
    results: 'Resultat',
    resultsOf: { statements: 'Resultat', categories: 'Resultat per kategori' },
    views: { statements: 'Påståenden', categories: 'Kategorier' },
    view: 'Vad resultatet visas för',
    editVote: 'Ändra röst',
    editVoteHint: 'Tillbaka till omröstningen',
    resultsLater: 'Du ser resultatet när du har röstat, eller när facilitatorn visar det.',
    previous: 'Föregående',
    next: 'Nästa',
    categoryOf: (n, all) => `Kategori ${n} av ${all}`,
    categoryAt: (n, name) => `${n}. ${name}`,
    unnamedCategory: (n) => `Kategori ${n}`,
    statements: 'Påståenden',
    unvoted: (category) => `${category}: inte röstat än`,
    unvotedIn: (category) => `Du har inte röstat än i ${category}`,
    unvotedAtDone: (categories) =>
      `Det du har valt räknas först när du trycker på Rösta. Inte röstat än: ${categories}.`,
    reading: 'Redigering kräver en direktanslutning. Under tiden kan du läsa och rösta.',
  },
} satisfies Translation<typeof pulseText>
