import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'organizePageName',
  texts: {
    board: 'Tavla',
    forThemselves: 'Alla sorterar själva',
    results: 'Var ni är överens',
    item: 'Ett kort',
  },
} satisfies Translation<typeof pageNameText>
