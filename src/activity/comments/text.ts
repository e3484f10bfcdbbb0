import type { Catalogue } from '#ui/useText.ts'

/** Texts of comments. */
export const commentText = {
  id: 'comment',
  en: {
    you: 'You',
    facilitator: 'Facilitator',
  },
} satisfies Catalogue<unknown>
