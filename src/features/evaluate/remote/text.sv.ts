import type { Translation } from '#ui/texts/useText.ts'
import type { evaluateRemoteText } from './text.ts'

export default {
  id: 'evaluateRemote',
  texts: {
    resultsOf: (name) => `${name}: resultat`,
    shown: 'Alla får se resultaten',
    hidden: 'Rummet ser inte resultaten',
    blind: 'Resultaten är dolda tills omröstningen stängs',
  },
} satisfies Translation<typeof evaluateRemoteText>
