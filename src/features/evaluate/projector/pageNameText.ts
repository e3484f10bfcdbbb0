import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of the pages of an Evaluate activity, where the screen says what the room sees. */
export const pageNameText = {
  id: 'evaluatePageName',
  en: { vote: 'Voting', table: 'Results', graph: 'Results as a graph', poll: 'One answer' },
} satisfies Catalogue<unknown>
