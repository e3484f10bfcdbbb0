import type { Translation } from '#ui/texts/useText.ts'
import type { withheldText } from './withheldText.ts'

export default {
  id: 'withheldVotes',
  texts: {
    withheld: (count) => `${count === 1 ? '1 röst' : `${count} röster`}: för få för att visas`,
    before: (words) => `förut: ${words}`,
    why: 'Röster visas minst tre åt gången, så att ingen kan se vems de är.',
    reopens: 'Öppna omröstningen igen, så kan fler rösta.',
    label: 'Vilken omgångs resultat',
    round: (round) => `Omgång ${round}`,
    present: (round) => `Omgång ${round} (nu)`,
  },
} satisfies Translation<typeof withheldText>
