import type { Translation } from '#ui/texts/useText.ts'
import type { voteResultsText } from './resultsText.ts'

export default {
  id: 'voteResults',
  texts: {
    withheld: (count) => `${count === 1 ? '1 röst' : `${count} röster`}: för få för att visas`,
    before: (words) => `förut: ${words}`,
    why: 'Röster visas minst tre åt gången, så att ingen kan se vems de är.',
    reopens: 'Öppna omröstningen igen, så kan fler rösta.',
    whichRound: 'Vilken omgångs resultat',
    round: (round) => `Omgång ${round}`,
    roundNow: (round) => `Omgång ${round} (nu)`,
    download: 'Ladda ner bilden',
    asSvg: 'SVG, för tryck och presentationer',
    asPng: 'PNG, för chattar och dokument',
    pictureFailed: 'Bilden kunde inte skapas. Försök igen.',
    showTable: 'Visa som tabell',
    tableOf: (title) => `${title}, som tabell`,
    distributionOf: (name, counts, mean, median) =>
      `${name}: ${counts}; medelvärde ${mean}, median ${median}`,
    noVotesFor: (name) => `${name}: inga röster`,
    noVotes: 'Inga röster visas än',
    bin: (votes, from, to) =>
      `${votes} ${votes === 1 ? 'röst' : 'röster'} på ${from === to ? from : `${from} till ${to}`}`,
    mean: (value) => `Medelvärde ${value}`,
    median: (value) => `Median ${value}`,
  },
} satisfies Translation<typeof voteResultsText>
