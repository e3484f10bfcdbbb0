import type { Catalogue } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../item/itemNoun.ts'

/** Texts around the answers of an activity. */
export const pageText = {
  id: 'activityPage',
  en: {
    search: (noun: ItemNoun) => `Search ${noun}s`,
    searchPlaceholder: 'Search…',
    matches: (found: number, all: number) => `${found} of ${all === 1 ? '1 answer' : `${all} answers`}`,
    noMatchTitle: (noun: ItemNoun) => `No ${noun} contains this`,
    noMatchHint: (search: string) => `Nothing was found for “${search}”.`,
  },
} satisfies Catalogue<unknown>
