import type { Translation } from '#ui/texts/useText.ts'
import { valuesIn } from './ownVotesText.ts'
import type { ownVotesText } from './ownVotesText.ts'

export default {
  id: 'ownVotes',
  texts: {
    choice: (choice, titles) => (choice.is === 'values' ? valuesIn(choice, titles) : 'Du avstod'),
    states: {
      nothing: '',
      chosen: 'Valt, inte röstat än',
      partial: 'Bara ett av två värden är valt',
      changed: 'Ändrat, inte röstat igen än',
      refused: 'Rösten räknas inte. Rösta igen.',
    },
  },
} satisfies Translation<typeof ownVotesText>
