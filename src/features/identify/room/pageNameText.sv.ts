import type { Translation } from '#ui/useText.ts'
import type { pageNameText } from './pageNameText.ts'

export default {
  id: 'identifyPageName',
  texts: { topics: 'Alla ämnen' },
} satisfies Translation<typeof pageNameText>
