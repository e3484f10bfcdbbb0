import type { Catalogue } from '#ui/useText.ts'

/** Texts of copying input from one activity into another. */
export const copyInputText = {
  id: 'copyInput',
  en: {
    title: 'Copy input to another activity',
    chooseTarget: 'Choose an activity:',
    unnamed: 'Unnamed',
    hidden: (kind: string) => `${kind}, hidden`,
    placed: (place: number, kind: string) => `Activity ${place} · ${kind}`,
    noTargets: 'No other activity yet',
    noTargetsHint: 'Add an activity to the agenda first; then you can copy answers into it.',
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
    copyAnswers: 'Copy Answers',
    copyGroups: 'Copy Groups',
    copyTop: 'Copy Top',
    topCount: 'How many of the most liked answers',
    into: (name: string) => `Into “${name}”`,
    inputType: '1. Select input type:',
    answers: 'Individual Answers',
    groups: 'Groups',
    needsGroups: 'No group is selected',
    withAnswers: 'Groups come with their answers',
    destination: '2. Select destination:',
    destinations: { ANSWERS: 'Answers', QUESTIONS: 'Questions', TOPICS: 'Topics' },
    topic: '3. Select Topic:',
    questions: '4. Select Question(s):',
    hiddenEntry: 'Unnamed',
    loading: 'The activity is being loaded',
    cancel: 'Cancel',
    back: 'Back',
    copy: 'Copy',
    open: 'Open',
    needsConnection: 'This needs the connection. It is being restored.',
    copied: (count: number | null, name: string) =>
      count === null ? `Copied to “${name}”.` : `${count} copied to “${name}”.`,
    partly: (questions: string, message: string) =>
      `Copied to ${questions}, and then not further. ${message}`,
  },
} satisfies Catalogue<unknown>
