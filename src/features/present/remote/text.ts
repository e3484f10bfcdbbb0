import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Slides on the remote. */
export const presentRemoteText = {
  id: 'presentRemote',
  en: {
    slideOf: (page: number, count: number) => `Slide ${page} of ${count}`,
    now: 'Now',
    next: 'Next',
    noDocument: 'No slides are uploaded yet',
  },
} satisfies Catalogue<unknown>
