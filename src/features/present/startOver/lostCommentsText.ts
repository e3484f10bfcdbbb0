import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what starting Slides over deletes and what it keeps. */
export const lostCommentsText = {
  id: 'lostComments',
  en: {
    lost: (comments: number) =>
      `This takes away ${countOf(comments)} and who is done, for everyone. The document, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(comments: number): string {
  if (comments === 0) return 'all comments (there are none yet)'
  return comments === 1 ? '1 comment' : `${comments} comments`
}
