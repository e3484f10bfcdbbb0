import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying the input of Scales or a 2x2 matrix and starting it over. */
export const inputText = {
  id: 'evaluateInput',
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
    lost: (people: number) =>
      `This resets all votes${people === 0 ? ' (nobody has voted yet)' : ` of ${people === 1 ? '1 person' : `${people} people`}`} and who is done, for everyone. Answers, texts, notes and settings stay.`,
    undo: 'You can undo the reset for 10 seconds.',
  },
} satisfies Catalogue<unknown>
