import type { sessionUiText } from './text.ts'
import type { Translation } from '../texts/useText.ts'

export default {
  id: 'sessionUi',
  texts: {
    previous: 'Föregående',
    next: 'Nästa',
    stepTo: (step, name) => `${step}: ${name}`,
    results: 'Resultat',
    steps: 'Steg genom sessionen',
    locked: 'Facilitatorn leder. Du följer med.',
    joinAt: 'Gå med på',
    sessionId: 'Sessions-ID',
    qrTitle: (name) => `QR-kod för att gå med i ${name}`,
  },
} satisfies Translation<typeof sessionUiText>
