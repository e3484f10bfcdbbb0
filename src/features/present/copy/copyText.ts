import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what is copied from Slides, and how something is copied there. */
export const copyText = {
  id: 'presentCopy',
  en: {
    nothing: 'There is no comment to copy here yet.',
    all: (count: number) =>
      count === 1 ? 'The only comment is copied.' : `All ${count} comments are copied.`,
    selected: (count: number) =>
      count === 1 ? 'The selected comment is copied.' : `${count} selected comments are copied.`,
    top: (count: number) =>
      count === 1 ? 'The most liked comment is copied.' : `The ${count} most liked comments are copied.`,
    page: 'Slide',
    pageOf: (count: number) => `Each answer becomes a comment on this slide, from 1 to ${count}.`,
  },
} satisfies Catalogue<unknown>
