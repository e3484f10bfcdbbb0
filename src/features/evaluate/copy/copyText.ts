import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what is copied from Scales or a 2x2 matrix, and as what it is copied into one. */
export const copyText = {
  id: 'evaluateCopy',
  en: {
    nothing: 'There is no answer to copy here yet.',
    allAnswers: (count: number) =>
      count === 1 ? 'The only answer is copied.' : `All ${count} answers are copied.`,
    topAnswers: (count: number) =>
      count === 1 ? 'The highest rated answer is copied.' : `The ${count} highest rated answers are copied.`,
    topCount: 'How many of the highest rated answers',
    groupsOf: (count: number) =>
      count === 1
        ? 'One answer is copied as a group of its sub-answers.'
        : `${count} answers are copied as groups of their sub-answers.`,
    asAnswers:
      'Each answer becomes something to vote on, which everybody sees at once. Votes and likes are not copied.',
    asGroups:
      'Each group becomes something to vote on, with its answers as sub-answers under it. Everybody sees them at once. Votes and likes are not copied.',
  },
} satisfies Catalogue<unknown>
