import type { Catalogue } from '#ui/useText.ts'

/** What the page of Identify is called where it is told what the room sees. */
export const pageNameText = {
  id: 'identifyPageName',
  en: { topics: 'All topics' },
} satisfies Catalogue<unknown>
