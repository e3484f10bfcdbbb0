import type { Translation } from '#ui/texts/useText.ts'
import type { importText } from './importText.ts'

export default {
  id: 'brainstormImport',
  texts: {
    selectDestination: '2. Välj mål',
    destinations: { topics: 'Ämnen', questions: 'Frågor', answers: 'Svar' },
    selectTopics: '3. Välj ämne(n)',
    selectQuestions: '4. Välj fråga/frågor',
    lacks: {
      destination: 'Välj först ett mål för att importera.',
      topic: 'Välj först ett ämne för att importera.',
      question: 'Välj först en fråga för att importera.',
    },
    labelAnswer: 'Svar',
  },
} satisfies Translation<typeof importText>
