import type { Translation } from '#ui/texts/useText.ts'
import type { distributionText } from './distributionText.ts'

export default {
  id: 'distribution',
  texts: {
    name: (name, counts, mean, median) => `${name}: ${counts}; medelvärde ${mean}, median ${median}`,
    none: (name) => `${name}: inga röster`,
    noVotes: 'Inga röster visas än',
    bin: (votes, from, to) =>
      `${votes} ${votes === 1 ? 'röst' : 'röster'} på ${from === to ? from : `${from} till ${to}`}`,
    mean: (value) => `Medelvärde ${value}`,
    median: (value) => `Median ${value}`,
  },
} satisfies Translation<typeof distributionText>
