import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what is copied from a brainstorm, and as what it is copied into one. */
export const copyText = {
  id: 'brainstormCopy',
  en: {
    nothing: 'There is no answer to copy here yet.',
    selectedAnswers: (count: number) =>
      count === 1 ? 'The selected answer is copied.' : `The ${count} selected answers are copied.`,
    allAnswers: (count: number, question: string) =>
      count === 1
        ? `The answer to “${question}” is copied.`
        : `All ${count} answers to “${question}” are copied.`,
    topAnswers: (count: number, question: string) =>
      count === 1
        ? `The most liked answer to “${question}” is copied.`
        : `The ${count} most liked answers to “${question}” are copied.`,
    groupsOf: (count: number) => (count === 1 ? 'One group is copied.' : `${count} groups are copied.`),
    inputType: '1. Select input type:',
    answers: 'Individual Answers',
    groups: 'Groups',
    needsGroups: 'No group is selected',
    withAnswers: 'Groups come with their answers',
    destination: '2. Select destination:',
    destinations: { ANSWERS: 'Answers', QUESTIONS: 'Questions', TOPICS: 'Topics' },
    topic: '3. Select Topic:',
    questions: '4. Select Question(s):',
    partly: (questions: string, message: string) => `Copied to ${questions}, but no further. ${message}`,
  },
} satisfies Catalogue<unknown>
