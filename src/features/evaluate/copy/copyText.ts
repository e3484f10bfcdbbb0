import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what will be copied from Scales or a 2x2 matrix, and as what it will be copied into one. */
export const copyText = {
  id: 'evaluateCopy',
  en: {
    nothing: 'There is no answer to copy here yet.',
    allAnswers: (count: number) =>
      count === 1 ? 'The only answer will be copied.' : `All ${count} answers will be copied.`,
    topAnswers: (count: number) =>
      count === 1
        ? 'The highest rated answer will be copied.'
        : `The ${count} highest rated answers will be copied.`,
    topCount: 'How many of the highest rated answers',
    groupsOf: (count: number) =>
      count === 1
        ? 'One answer will be copied as a group of its sub-answers.'
        : `${count} answers will be copied as groups of their sub-answers.`,
    asAnswers:
      'Each answer becomes something to vote on, which everybody sees at once. Votes and likes will not be copied.',
    asGroups:
      'Each group becomes something to vote on, with its answers as sub-answers under it. Everybody sees them at once. Votes and likes will not be copied.',
  },
} satisfies Catalogue<unknown>
