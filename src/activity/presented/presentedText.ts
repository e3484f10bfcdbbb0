import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../item/itemNoun.ts'

const titles: Record<ItemNoun, string> = { answer: 'Answer', row: 'Row', comment: 'Comment' }

/** Texts of an open answer, row or comment, which can be presented. */
export const presentedText = {
  id: 'presented',
  en: {
    title: (noun: ItemNoun) => titles[noun],
    present: 'Present to all',
    stop: (noun: ItemNoun) => `Stop presenting the ${noun}`,
    isPresented: (noun: ItemNoun) => `Everyone sees this ${noun} now.`,
    isShownToYou: (noun: ItemNoun) => `The facilitator shows this ${noun} to everyone.`,
    notShown: (noun: ItemNoun) => `Show the ${noun}s first: participants do not see them yet.`,
    partHidden: 'The activity is locked for participants.',
    notSavedYet: (noun: ItemNoun) => `This ${noun} is not saved yet.`,
  },
} satisfies Catalogue<unknown>
