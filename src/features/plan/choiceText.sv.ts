import type { Translation } from '#ui/texts/useText.ts'
import type { planChoiceText } from './choiceText.ts'

export default {
  id: 'planChoice',
  texts: {
    title: 'Planering',
    hint: 'En tabell som alla fyller i, till exempel vem som gör vad och när.',
  },
} satisfies Translation<typeof planChoiceText>
