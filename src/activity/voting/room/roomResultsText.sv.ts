import type { Translation } from '#ui/texts/useText.ts'
import type { roomResultsText } from './roomResultsText.ts'

export default {
  id: 'roomResults',
  texts: {
    notShown: 'Resultatet visas inte än',
    blind: 'Resultatet visas när omröstningen stängs',
  },
} satisfies Translation<typeof roomResultsText>
