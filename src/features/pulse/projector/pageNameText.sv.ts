import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'pulsePageName',
  texts: { vote: 'Rösta', results: 'Resultat', category: (n) => `Kategori ${n}` },
} satisfies Translation<typeof pageNameText>
