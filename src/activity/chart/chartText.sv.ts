import type { Translation } from '#ui/texts/useText.ts'
import type { chartText } from './chartText.ts'

export default {
  id: 'chart',
  texts: {
    download: 'Ladda ner bilden',
    asSvg: 'SVG, för tryck och presentationer',
    asPng: 'PNG, för chattar och dokument',
    failed: 'Bilden kunde inte skapas. Försök igen.',
    showTable: 'Visa som tabell',
    tableOf: (title) => `${title}, som tabell`,
    name: (name, counts, mean, median) => `${name}: ${counts}; medelvärde ${mean}, median ${median}`,
    none: (name) => `${name}: inga röster`,
    noVotes: 'Inga röster visas än',
    bin: (votes, from, to) =>
      `${votes} ${votes === 1 ? 'röst' : 'röster'} på ${from === to ? from : `${from} till ${to}`}`,
    mean: (value) => `Medelvärde ${value}`,
    median: (value) => `Median ${value}`,
  },
} satisfies Translation<typeof chartText>
