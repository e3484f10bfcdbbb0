import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Identify's editor. */
export const identifyEditorText = {
  id: 'identifyEditor',
  en: {
    identify: 'Identify',
    topics: 'Topics',
    addTopic: 'Add topic',
    mostTopics: `An Identify activity has at most ${limits.identifyTopics} topics.`,
    topicAt: (n: number) => `Topic ${n}`,
    newTopic: (n: number) => `Topic ${n}`,
    deleteTopicTitle: 'Are you sure you want to delete this topic?',
    deleteTopicBody: 'This will permanently delete the topic and any input will be lost.',
    showAnswers: 'Show all answers',
  },
} satisfies Catalogue<unknown>
