import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../itemNoun.ts'

/** Texts in place of an answer, row or comment that is gone. */
export const goneText = {
  id: 'goneItem',
  en: {
    title: { answer: 'Answer', row: 'Row', comment: 'Comment', item: 'Item' },
    wasDeleted: (noun: ItemNoun) => `Somebody deleted this ${noun}.`,
    wasHidden: (noun: ItemNoun) => `The facilitator has hidden the ${noun}s.`,
    typed: 'What you wrote here',
    typedIsKept: (noun: ItemNoun) => `It stays here and is there again when ${noun}s are shown.`,
    typedIsInOwn: 'It stays on this device: you find it in “My answers”.',
    copy: 'Copy text',
  },
} satisfies Catalogue<unknown>
