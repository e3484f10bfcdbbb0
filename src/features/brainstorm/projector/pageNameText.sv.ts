import type { Translation } from '#ui/texts/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'brainstormPageName',
  texts: {
    overview: 'Översikt',
    groups: 'Grupper',
    wordCloud: 'Ordmoln',
    answer: 'Ett svar',
    question: (n) => `Fråga ${n}`,
  },
} satisfies Translation<typeof pageNameText>
