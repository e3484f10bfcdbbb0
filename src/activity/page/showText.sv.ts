import type { Translation } from '#ui/texts/useText.ts'
import type { showText } from './showText.ts'

export default {
  id: 'showAnswers',
  texts: {
    show: 'Visa svaren',
    hide: 'Dölj svaren',
    areHidden: 'Dolda för deltagarna',
    areShown: 'Synliga för alla',
  },
} satisfies Translation<typeof showText>
