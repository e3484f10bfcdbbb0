import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of the pages of Organize, where the screen says what the room sees. */
export const pageNameText = {
  id: 'organizePageName',
  en: {
    board: 'Board',
    forThemselves: 'Everyone for themselves',
    results: 'Where people agree',
    item: 'One item',
  },
} satisfies Catalogue<unknown>
