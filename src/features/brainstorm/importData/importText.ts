import type { Catalogue } from '#ui/useText.ts'

/** Texts of bringing data from a file into a brainstorm: what they become, and where. */
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
