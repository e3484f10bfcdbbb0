import type { Translation } from '#ui/texts/useText.ts'
import type { pulseResultsText } from './text.ts'

export default {
  id: 'pulseResults',
  texts: {
    describeBars: (statements) =>
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
    describeRadar: (categories) =>
      `Medelvärden för ${categories} ${categories === 1 ? 'kategori' : 'kategorier'} från 1 till 5. Tabellen har alla värden.`,
    now: 'Nu',
    describeTrend: (pulses) =>
      `Medelvärden för ${pulses} ${pulses === 1 ? 'puls' : 'pulser'}, från 1 till 5. Tabellen har alla värden.`,
    all: 'Alla kategorier',
    mostChanged: (count) => `Linjer för de ${count} kategorier som ändrats mest; tabellen har alla.`,
    bars: 'Resultat',
    radar: 'Kategorier',
    trend: 'Utveckling',
    earlierPulse: 'den förra pulsen',
    round: (round) => `omgång ${round}`,
    turnout: 'Hur många som har röstat',
    foot: 'Vilka som är klara',
    notYours: 'Du ser resultatet när du har röstat.',
    notShown: 'Du ser resultatet när facilitatorn visar det.',
    toVote: 'Gå till omröstningen',
    onlyVoters: 'Bara facilitatorer och de som har röstat ser det här.',
    roomPages: 'Sidor på rummets skärm',
    pagesTurn: 'Rummets skärm: sidorna byts av sig själva.',
    pageHeld: (page) => `Rummets skärm: sida ${page} ligger kvar.`,
    holdPages: 'Håll kvar en sida',
    previousPage: 'Förra sidan',
    nextPage: 'Nästa sida',
    turnPages: 'Låt sidorna bytas',
  },
} satisfies Translation<typeof pulseResultsText>
