import type { Translation } from '#ui/texts/useText.ts'
import type { organizeToolsText } from './toolsText.ts'

export default {
  id: 'organizeTools',
  texts: {
    placeYourself: 'Sortera själv',
  },
} satisfies Translation<typeof organizeToolsText>
