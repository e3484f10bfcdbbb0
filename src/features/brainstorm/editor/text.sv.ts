import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { brainstormEditorText } from './text.ts'

export default {
  id: 'brainstormEditor',
  texts: {
    brainstorm: 'Brainstorm',
    answersText: 'Text ovanför svaren',
    groupsText: 'Text ovanför grupperna',
    topics: 'Ämnen',
    questions: 'Frågor',
    addTopic: 'Lägg till ämne',
    addQuestion: 'Lägg till fråga',
    mostQuestions: `En brainstorm har högst ${limits.questions} frågor.`,
    topicAt: (n) => `Ämne ${n}`,
    questionAt: (n) => `Fråga ${n}`,
    newTopic: (n) => `Topic ${n}`,
    newQuestion: (n) => `Question #${n}`,
    deleteQuestionTitle: 'Vill du verkligen ta bort den här frågan?',
    deleteQuestionBody: 'Frågan tas bort för alltid och allt som skrivits i den går förlorat.',
    deleteTopicTitle: 'Vill du verkligen ta bort det här ämnet?',
    deleteTopicBody: 'Ämnet tas bort för alltid och allt som skrivits i det går förlorat.',
  },
} satisfies Translation<typeof brainstormEditorText>
