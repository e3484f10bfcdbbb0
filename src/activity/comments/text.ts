import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of comments. */
export const commentText = {
  id: 'comment',
  en: {
    comments: 'Comments',
    none: 'No comments yet.',
    add: 'Add a comment',
    reply: 'Reply',
    replyTo: 'Write a reply',
    removed: 'This comment was removed.',
    you: 'You',
    facilitator: 'Facilitator',
  },
} satisfies Catalogue<unknown>
