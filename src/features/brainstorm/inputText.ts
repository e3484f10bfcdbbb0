import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying, importing and starting over the input of a brainstorm. */
export const inputText = {
  id: 'brainstormInput',
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
    selectDestination: '2. Select destination',
    importDestinations: { topics: 'Topics', questions: 'Question', answers: 'Answers' },
    selectTopics: '3. Select topic(s)',
    selectQuestions: '4. Select subtopic(s)',
    lacks: {
      destination: 'To import, first select a destination.',
      topic: 'To import, first select a topic.',
      question: 'To import, first select a subtopic.',
    },
    labelAnswer: 'Answer',
    lost: (answers: number, groups: number, comments: number) =>
      `This takes away ${listed([
        [answers, 'answer', 'answers'],
        [groups, 'group', 'groups'],
        [comments, 'comment', 'comments'],
      ])}, all likes and who is done, for everyone. Topics, questions, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function listed(counts: [number, string, string][]): string {
  const named = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
  return named.length === 0 ? 'all input (there is none yet)' : new Intl.ListFormat('en').format(named)
}
