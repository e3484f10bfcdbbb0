import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the brainstorm's editor. */
export const brainstormEditorText = {
  id: 'brainstormEditor',
  en: {
    brainstorm: 'Brainstorm',
    answersText: 'Text above the answers',
    groupsText: 'Text above the groups',
    topics: 'Topics',
    questions: 'Questions',
    addTopic: 'Add Topic',
    addQuestion: 'Add Question',
    mostQuestions: `A brainstorm has at most ${limits.questions} questions.`,
    topicAt: (n: number) => `Topic ${n}`,
    questionAt: (n: number) => `Question ${n}`,
    newTopic: (n: number) => `Topic ${n}`,
    newQuestion: (n: number) => `Question #${n}`,
    deleteQuestionTitle: 'Are you sure you want to delete this question?',
    deleteQuestionBody: 'This will permanently delete the question and any input will be lost.',
    deleteTopicTitle: 'Are you sure you want to delete this topic?',
    deleteTopicBody: 'This will permanently delete the topic and any input will be lost.',
  },
} satisfies Catalogue<unknown>
