import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from './itemNoun.ts'

/** Texts of an answer, row, comment or item that is opened: changing, presenting and commenting on it. */
export const itemText = {
  id: 'activityItem',
  en: {
    deleteTitle: 'Are you sure you want to delete this answer?',
    deleteBody: 'This will permanently delete the answer.',
    deleted: 'Answer deleted',
    changed: 'Answer changed',
    /** The same, where it is called an item. */
    ofItem: {
      deleteTitle: 'Are you sure you want to delete this item?',
      deleteBody: 'This will permanently delete the item.',
      deleted: 'Item deleted',
      changed: 'Item changed',
    },
    title: { answer: 'Answer', row: 'Row', comment: 'Comment', item: 'Item' },
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
      item: 'This item is not saved yet.',
    },
    comments: 'Comments',
    noComments: 'No comments yet.',
    addComment: 'Add a comment',
    reply: 'Reply',
    replyTo: 'Write a reply',
    removed: 'This comment was removed.',
    you: 'You',
    facilitator: 'Facilitator',
  },
} satisfies Catalogue<unknown>
