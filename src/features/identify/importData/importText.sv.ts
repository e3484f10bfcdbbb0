import type { Translation } from '#ui/texts/useText.ts'
import type { importText } from './importText.ts'

export default {
  id: 'identifyImport',
  texts: {
    selectTopics: '2. Välj ämne(n)',
    lackTopic: 'Välj först ett ämne för att importera.',
    untitled: (n) => `Ämne ${n}`,
  },
} satisfies Translation<typeof importText>
