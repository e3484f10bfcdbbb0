import type { Translation } from '#ui/useText.ts'
import type { runText } from './runText.ts'

export default {
  id: 'run',
  texts: {
    menu: 'Led sessionen',
    menuEnded: 'Anteckningar och projektorlänk',
    notes: 'Talaranteckningar',
    closeNotes: 'Stäng talaranteckningarna',
    projector: 'Projektorvy…',
    remote: 'Använd som fjärrkontroll',
    startOver: 'Börja om…',
    end: 'Avsluta sessionen…',
  },
} satisfies Translation<typeof runText>
