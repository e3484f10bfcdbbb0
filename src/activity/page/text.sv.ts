import type { Translation } from '#ui/texts/useText.ts'
import type { pageText } from './text.ts'

export default {
  id: 'activityPage',
  texts: {
    search: 'Sök bland svaren',
    searchPlaceholder: 'Sök…',
    matches: (found, all) => `${found} av ${all} svar`,
    noMatchTitle: 'Inget svar innehåller detta',
    noMatchHint: (search) => `Inget hittades för ”${search}”.`,
  },
} satisfies Translation<typeof pageText>
