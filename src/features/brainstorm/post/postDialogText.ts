import type { Catalogue } from '#ui/useText.ts'

/** Texts of an answer in full. */
export const postDialogText = {
  id: 'postDialog',
  en: {
    present: 'Present to all',
    stop: 'Stop presenting the answer',
    isPresented: 'Everyone sees this answer now.',
    isShownToYou: 'The facilitator shows this answer to everyone.',
    notShown: 'Show the answers first: participants do not see them yet.',
    partHidden: 'The activity is locked for participants.',
    needsConnection: 'This needs the connection. It is being restored.',
    notSavedYet: 'This answer is not saved yet.',
  },
} satisfies Catalogue<unknown>
