import type { Translation } from '#ui/texts/useText.ts'
import type { resultsText } from './resultsText.ts'

export default {
  id: 'evaluateResults',
  texts: {
    results: 'Resultat',
    round: (round) => `Omgång ${round}`,
    answer: 'Svar',
    mean: 'Medel',
    product: 'Produkt',
    spread: 'Spridning',
    median: 'Median',
    votes: 'Röster',
    distribution: 'Fördelning',
    barsAndLines: 'Stapel: medelvärde. Streck: spridning.',
    voteCount: (count) => (count === 1 ? '1 röst' : `${count} röster`),
    abstained: (count) => `${count} avstår`,
    before: (value, change) => `förut ${value} (${change})`,
    sortUp: (axis) => `${axis}: sortera, lägst först`,
    sortProduct: (axis, isMatrix) =>
      isMatrix ? `${axis}: sortera efter produkten igen` : `${axis}: sortera, högst först`,
    sortedBy: (what) => `Sorterat efter ${what}`,
    ofAxis: (word, axis) => `${word}, ${axis}`,
    editView: 'Ändra vy',
    table: 'Tabell',
    graph: 'Diagram',
    readable: 'Resultatet går att läsa nu.',
    revealed: 'Omröstningen är stängd. Här är resultatet.',
    emptyTitle: 'Inget att visa än',
    emptyHint: 'Det finns inga svar i den här aktiviteten.',
    discuss: 'Diskutera de här',
    discussHint: 'Om de här svaren går meningarna isär mest. Ett tryck visar ett för alla.',
    presentHint: 'Visa det för alla',
    presentOne: (answer) => `Presentera för alla: ${answer}`,
    spreadIs: (value) => `Spridning ${value}`,
    footer: 'Valdeltagande och vilka som är klara',
  },
} satisfies Translation<typeof resultsText>
