import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what will be copied from Slides, and how something will be copied there. */
export const copyText = {
  id: 'presentCopy',
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
  },
} satisfies Catalogue<unknown>
