import type { Translation } from '#ui/texts/useText.ts'
import type { ownText } from './ownText.ts'

export default {
  id: 'own',
  texts: {
    hiddenActivity: 'Dold av facilitatorn',
    waiting: 'Väntar på att skickas',
    sent: 'Skickat',
    openEntry: (entry) => `Öppna: ${entry}`,
  },
} satisfies Translation<typeof ownText>
