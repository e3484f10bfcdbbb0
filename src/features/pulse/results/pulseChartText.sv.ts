import type { Translation } from '#ui/texts/useText.ts'
import type { pulseChartText } from './pulseChartText.ts'

export default {
  id: 'pulseChart',
  texts: {
    bars: (statements) =>
      `Röster från 1 till 5 på ${statements} ${statements === 1 ? 'påstående' : 'påståenden'}: för varje en stapel med andelarna, och medelvärdet på en skala från 1 till 5. Tabellen har alla värden.`,
    statement: 'Påstående',
    category: 'Kategori',
    mean: 'Medel',
    median: 'Median',
    spread: 'Spridning',
    change: 'Skillnad',
    votes: 'Röster',
    pulse: 'Puls',
    counts: 'Röster på 1, 2, 3, 4, 5',
    noVotes: 'Inga röster visas än',
    abstained: (count) => `${count} avstår`,
    sort: 'Ordning',
    sorts: {
      LIST: 'Som i listan',
      MEAN: 'Medelvärde, högst först',
      SPREAD: 'Spridning, störst först',
      CHANGE: 'Skillnad, störst först',
    },
    radar: (categories) =>
      `Medelvärden för ${categories} ${categories === 1 ? 'kategori' : 'kategorier'} från 1 till 5. Tabellen har alla värden.`,
    now: 'Nu',
    trend: (pulses) =>
      `Medelvärden för ${pulses} ${pulses === 1 ? 'puls' : 'pulser'}, från 1 till 5. Tabellen har alla värden.`,
    all: 'Alla kategorier',
    mostChanged: (count) => `Linjer för de ${count} kategorier som ändrats mest; tabellen har alla.`,
  },
} satisfies Translation<typeof pulseChartText>
