import type { Translation } from '#ui/texts/useText.ts'
import type { projectorEvaluateText } from './projectorEvaluateText.ts'

export default {
  id: 'roomEvaluate',
  texts: {
    loading: 'Öppnar aktiviteten…',
    answers: 'Svar',
    results: 'Resultat',
    answer: 'Presenterat svar',
    empty: 'Inget att rösta på än',
    failed: 'Resultatet kunde inte läsas in. Ladda om den här sidan.',
    noVotes: 'Inga röster visas än',
    votes: (count) => (count === 1 ? '1 röst' : `${count} röster`),
    round: (round) => `Omgång ${round}`,
  },
} satisfies Translation<typeof projectorEvaluateText>
