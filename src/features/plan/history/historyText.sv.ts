import type { Translation } from '#ui/texts/useText.ts'
import type { historyText } from './historyText.ts'

export default {
  id: 'planHistory',
  texts: {
    dropped: 'Någon har skrivit något nyare där. Det blir kvar, och det här steget hoppas över.',
    partly: 'Någon har skrivit något nyare i några av cellerna. De blir kvar som de är.',
  },
} satisfies Translation<typeof historyText>
