import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of the pages of Slides, where the screen says what the room sees. */
export const pageNameText = {
  id: 'presentPageName',
  en: {
    slide: (page: number) => `Slide ${page}`,
    comment: (page: number) => `A comment on slide ${page}`,
    none: 'No slides',
  },
} satisfies Catalogue<unknown>
