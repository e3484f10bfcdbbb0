import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of importing data from a file into a brainstorm: as what, and where. */
export const importText = {
  id: 'brainstormImport',
  en: {
    selectDestination: '2. Select destination',
    destinations: { topics: 'Topics', questions: 'Question', answers: 'Answers' },
    selectTopics: '3. Select topic(s)',
    selectQuestions: '4. Select subtopic(s)',
    lacks: {
      destination: 'To import, first select a destination.',
      topic: 'To import, first select a topic.',
      question: 'To import, first select a subtopic.',
    },
    labelAnswer: 'Answer',
  },
} satisfies Catalogue<unknown>
