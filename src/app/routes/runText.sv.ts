import type { Translation } from '#ui/texts/useText.ts'
import type { runText } from './runText.ts'

export default {
  id: 'run',
  texts: {
    menu: 'Led sessionen',
    menuEnded: 'Anteckningar, export och projektorlänk',
    closeNotes: 'Stäng talaranteckningarna',
    projector: 'Projektorvy…',
    remote: 'Fjärrkontroll…',
    startOver: 'Börja om…',
    export: 'Exportera…',
    end: 'Avsluta sessionen…',
  },
} satisfies Translation<typeof runText>
