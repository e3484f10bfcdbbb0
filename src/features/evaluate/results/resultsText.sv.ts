import type { Translation } from '#ui/texts/useText.ts'
import type { resultsText } from './resultsText.ts'

export default {
  id: 'evaluateResults',
  texts: {
    results: 'Resultat',
    round: (round) => `Omgång ${round}`,
    answer: 'Svar',
    product: 'Produkt',
    spread: 'Spridning',
    median: 'Median',
    votes: 'Röster',
    distribution: 'Fördelning',
    barsAndLines: 'Stapel: medelvärde. Streck: spridning.',
    voteCount: (count) => (count === 1 ? '1 röst' : `${count} röster`),
    abstained: (count) => `${count} avstår`,
    sortUp: (column) => `${column}: sortera, lägst först`,
    sortDown: (column) => `${column}: sortera, högst först`,
    sortAgain: (column, by) => `${column}: sortera efter ${by} igen`,
    sortedBy: (what, isAscending) => `Sorterat efter ${what}, ${isAscending ? 'lägst' : 'högst'} först`,
    axisRange: (axis, low, high) => `${axis}, ${low} till ${high}`,
    ofAxis: (word, axis) => `${word}, ${axis}`,
    editView: 'Ändra vy',
    table: 'Tabell',
    graph: 'Diagram',
    emptyTitle: 'Inget att visa än',
    emptyHint: 'Det finns inga svar i den här aktiviteten.',
    spreadIs: (value) => `Spridning ${value}`,
    footer: 'Valdeltagande och vilka som är klara',
  },
} satisfies Translation<typeof resultsText>
