import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Slides on the room's screen. */
export const projectorPresentText = {
  id: 'roomPresent',
  en: {
    noDocument: 'The slides appear here soon',
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    comment: 'Presented comment',
  },
} satisfies Catalogue<unknown>
