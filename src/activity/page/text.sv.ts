import type { Translation } from '#ui/texts/useText.ts'
import type { ItemNoun } from '../item/itemNoun.ts'
import type { pageText } from './text.ts'

const definite: Record<ItemNoun, string> = { answer: 'svaren', row: 'raderna', comment: 'kommentarerna' }
const none: Record<ItemNoun, string> = { answer: 'Inget svar', row: 'Ingen rad', comment: 'Ingen kommentar' }

export default {
  id: 'activityPage',
  texts: {
    search: (noun) => `Sök bland ${definite[noun]}`,
    searchPlaceholder: 'Sök…',
    matches: (found, all) => `${found} av ${all} svar`,
    noMatchTitle: (noun) => `${none[noun]} innehåller detta`,
    noMatchHint: (search) => `Inget hittades för ”${search}”.`,
  },
} satisfies Translation<typeof pageText>
