import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../item/itemNoun.ts'

/** Texts of an open answer, row or comment, which can be presented. */
export const presentedText = {
  id: 'presented',
  en: {
    title: { answer: 'Answer', row: 'Row', comment: 'Comment' },
    present: 'Present to all',
    stop: (noun: ItemNoun) => `Stop presenting the ${noun}`,
    isPresented: (noun: ItemNoun) => `Everyone sees this ${noun} now.`,
    isShownToYou: (noun: ItemNoun) => `The facilitator shows this ${noun} to everyone.`,
    notShown: (noun: ItemNoun) => `Show the ${noun}s first: participants do not see them yet.`,
    partHidden: 'The activity is locked for participants.',
    notSavedYet: {
      answer: 'This answer is not saved yet.',
      row: 'This row is not saved yet.',
      comment: 'This comment is not saved yet.',
    },
  },
} satisfies Catalogue<unknown>
