import type { Translation } from '#ui/texts/useText.ts'
import type { presentRemoteText } from './text.ts'

export default {
  id: 'presentRemote',
  texts: {
    slideOf: (page, count) => `Bild ${page} av ${count}`,
    now: 'Nu',
    next: 'Härnäst',
    noDocument: 'Inga bilder är uppladdade än',
  },
} satisfies Translation<typeof presentRemoteText>
