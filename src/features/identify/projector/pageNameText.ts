import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of Identify's page, where the screen says what the room sees. */
export const pageNameText = {
  id: 'identifyPageName',
  en: { topics: 'All topics', answer: 'One answer' },
} satisfies Catalogue<unknown>
