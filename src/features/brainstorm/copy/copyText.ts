import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what will be copied from a brainstorm, and as what it will be copied into one. */
export const copyText = {
  id: 'brainstormCopy',
  en: {
    nothing: 'There is no answer to copy here yet.',
    selectedAnswers: (count: number) =>
      count === 1 ? 'The selected answer will be copied.' : `The ${count} selected answers will be copied.`,
    allAnswers: (count: number, question: string) =>
      count === 1
        ? `The answer to “${question}” will be copied.`
        : `All ${count} answers to “${question}” will be copied.`,
    topAnswers: (count: number, question: string) =>
      count === 1
        ? `The most liked answer to “${question}” will be copied.`
        : `The ${count} most liked answers to “${question}” will be copied.`,
    groupsOf: (count: number) =>
      count === 1 ? 'One group will be copied.' : `${count} groups will be copied.`,
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
