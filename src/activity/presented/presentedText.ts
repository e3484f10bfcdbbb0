import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a presented answer. */
export const presentedText = {
  id: 'presented',
  en: {
    present: 'Present to all',
    stop: 'Stop presenting the answer',
    isPresented: 'Everyone sees this answer now.',
    isShownToYou: 'The facilitator shows this answer to everyone.',
    notShown: 'Show the answers first: participants do not see them yet.',
    partHidden: 'The activity is locked for participants.',
    notSavedYet: 'This answer is not saved yet.',
  },
} satisfies Catalogue<unknown>
