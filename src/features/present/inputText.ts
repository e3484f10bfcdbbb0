import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying the input of Slides and starting them over. */
export const inputText = {
  id: 'presentInput',
  en: {
    nothing: 'There is no comment to copy here yet.',
    all: (count: number) =>
      count === 1 ? 'The only comment will be copied.' : `All ${count} comments will be copied.`,
    selected: (count: number) =>
      count === 1 ? 'The selected comment will be copied.' : `${count} selected comments will be copied.`,
    top: (count: number) =>
      count === 1
        ? 'The most liked comment will be copied.'
        : `The ${count} most liked comments will be copied.`,
    page: 'Slide',
    pageOf: (count: number) => `Each answer becomes a comment on this slide, from 1 to ${count}.`,
    lost: (comments: number) =>
      `This takes away ${countOf(comments)} and who is done, for everyone. The document, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(comments: number): string {
  if (comments === 0) return 'all comments (there are none yet)'
  return comments === 1 ? '1 comment' : `${comments} comments`
}
