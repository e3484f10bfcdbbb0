import type { Translation } from '#ui/texts/useText.ts'
import type { organizeToolsText } from './toolsText.ts'

export default {
  id: 'organizeTools',
  texts: {
    placeYourself: 'Sortera själv',
    suggest: 'Föreslå grupper…',
  },
} satisfies Translation<typeof organizeToolsText>
