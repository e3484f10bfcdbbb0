import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of a pulse's pages, for the line that says what the room sees. */
export const pageNameText = {
  id: 'pulsePageName',
  en: { vote: 'Vote', results: 'Results', category: (n: number) => `Category ${n}` },
} satisfies Catalogue<unknown>
