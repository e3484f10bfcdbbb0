import type { Translation } from '#ui/texts/useText.ts'
import type { deskToolsText } from './deskToolsText.ts'

export default {
  id: 'deskTools',
  texts: {
    options: 'Alternativ för aktiviteten',
    redo: 'Gör om',
    undone: 'Ångrat',
    redone: 'Gjort om',
  },
} satisfies Translation<typeof deskToolsText>
