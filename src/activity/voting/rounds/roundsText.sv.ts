import type { Translation } from '#ui/texts/useText.ts'
import type { roundsText } from './roundsText.ts'

export default {
  id: 'voteRounds',
  texts: {
    label: 'Vilken omgångs resultat',
    round: (round) => `Omgång ${round}`,
    present: (round) => `Omgång ${round} (nu)`,
  },
} satisfies Translation<typeof roundsText>
