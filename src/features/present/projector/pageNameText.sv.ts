import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'presentPageName',
  texts: {
    slide: (page) => `Bild ${page}`,
    comment: (page) => `En kommentar till bild ${page}`,
    none: 'Inga bilder',
  },
} satisfies Translation<typeof pageNameText>
