import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { identifyEditorText } from './text.ts'

export default {
  id: 'identifyEditor',
  texts: {
    identify: 'Identifiera',
    topics: 'Ämnen',
    addTopic: 'Lägg till ämne',
    mostTopics: `En Identifiera-aktivitet har högst ${limits.identifyTopics} ämnen.`,
    topicAt: (n) => `Ämne ${n}`,
    newTopic: (n) => `Topic ${n}`,
    deleteTopicTitle: 'Vill du verkligen ta bort det här ämnet?',
    deleteTopicBody: 'Ämnet tas bort för alltid och allt som skrivits i det går förlorat.',
    showAnswers: 'Visa alla svar',
  },
} satisfies Translation<typeof identifyEditorText>
