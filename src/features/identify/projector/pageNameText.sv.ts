import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'identifyPageName',
  texts: { topics: 'Alla ämnen', answer: 'Ett svar' },
} satisfies Translation<typeof pageNameText>
