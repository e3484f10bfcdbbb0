import type { Translation } from '#ui/texts/useText.ts'
import type { evaluateRemoteText } from './text.ts'

export default {
  id: 'evaluateRemote',
  texts: {
    resultsOf: (name) => `${name}: resultat`,
  },
} satisfies Translation<typeof evaluateRemoteText>
