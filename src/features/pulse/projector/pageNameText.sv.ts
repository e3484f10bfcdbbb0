import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'pulsePageName',
  texts: { vote: 'Rösta', results: 'Resultat' },
} satisfies Translation<typeof pageNameText>
