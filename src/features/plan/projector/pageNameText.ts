import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of a planner's page, where the screen says what the room sees. */
export const pageNameText = {
  id: 'planPageName',
  en: { table: 'The table', row: 'One row' },
} satisfies Catalogue<unknown>
