import type { Translation } from '#ui/texts/useText.ts'
import type { deskToolsText } from './deskToolsText.ts'

export default {
  id: 'deskTools',
  texts: {
    options: 'Alternativ för aktiviteten',
    redo: 'Gör om',
    undone: 'Ångrat',
    redone: 'Gjort om',
    cannotUndo: 'Något annat har ändrats under tiden. Använd Ångra i aktiviteten, steg för steg.',
  },
} satisfies Translation<typeof deskToolsText>
