import type { Catalogue } from '#ui/texts/useText.ts'

/** Why a room that is at the results of a vote does not see them: the same on its screen and for facilitators. */
export const roomResultsText = {
  id: 'roomResults',
  en: {
    notShown: 'Results are not shown yet',
    blind: 'Results appear when voting closes',
  },
} satisfies Catalogue<unknown>
