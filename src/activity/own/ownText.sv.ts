import type { Translation } from '#ui/texts/useText.ts'
import type { ownText } from './ownText.ts'

export default {
  id: 'own',
  texts: {
    hiddenActivity: 'Dold av facilitatorn',
    waiting: 'Väntar på att skickas',
    sent: 'Skickat',
    unsent: 'Påbörjat och inte skickat',
    unsentHint: 'De här texterna finns bara på den här enheten.',
    notSent: 'Inte skickat',
    keptInOwn: 'Din text finns i ”Mina svar”.',
    openEntry: (entry) => `Öppna: ${entry}`,
  },
} satisfies Translation<typeof ownText>
