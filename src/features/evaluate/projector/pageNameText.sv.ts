import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'evaluatePageName',
  texts: { vote: 'Röstning', table: 'Resultat', graph: 'Resultat som diagram', poll: 'Ett svar' },
} satisfies Translation<typeof pageNameText>
