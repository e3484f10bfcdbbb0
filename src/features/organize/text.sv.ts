import type { Translation } from '#ui/texts/useText.ts'
import type { organizeText } from './text.ts'

const items = (count: number): string => `${count} kort`

export default {
  id: 'organize',
  texts: {
    unnamed: 'Ordna',
    reading: 'Redigering kräver anslutning i realtid. Du kan läsa och lägga till kort under tiden.',
    footer: 'Fält för kort, antal kort och vilka som är klara',
    description: 'Beskrivning',
    labelNew: 'Kort',
    labelEdit: 'Ändrat kort',
    labelDelete: 'Borttaget kort',
    labelMove: 'Flyttat kort',
    items,
    matches: (found, all) => `${found} av ${items(all)}`,
    board: 'Sektioner',
    switcher: 'Välj en sektion',
    sectionHead: (name, count) => `${name}, ${items(count)}`,
    itemsIn: (section) => `Kort i: ${section}`,
    group: (name, count) => `Grupp: ${name}, ${items(count)}`,
    noSections: 'Inga sektioner än',
    noSectionsHint: 'Korten kan sorteras så snart facilitatorn har skapat sektioner.',
    noItems: 'Inga kort än.',
    noItemsContribute: 'Inga kort än. Ditt kan bli det första.',
    sortingClosed: 'Sorteringen är stängd för tillfället.',
    allSorted: 'Alla kort är sorterade.',
    emptySection: 'Inget här än.',
    dropHere: 'Släpp kort här.',
    noMatchHere: 'Inget kort här innehåller detta.',
    emptyGroup: 'Inga kort i gruppen än.',
    hasDescription: 'har en beskrivning',
    own: 'Det här är ditt kort',
  },
} satisfies Translation<typeof organizeText>
