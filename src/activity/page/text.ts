import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts around the answers of an activity. */
export const pageText = {
  id: 'activityPage',
  en: {
    search: 'Search answers',
    searchPlaceholder: 'Search…',
    matches: (found: number, all: number) => `${found} of ${all === 1 ? '1 answer' : `${all} answers`}`,
    noMatchTitle: 'No answer contains this',
    noMatchHint: (search: string) => `Nothing was found for “${search}”.`,
  },
} satisfies Catalogue<unknown>
