import type { Translation } from '#ui/texts/useText.ts'
import type { identifyChoiceText } from './choiceText.ts'

export default {
  id: 'identifyChoice',
  texts: {
    title: 'Identifiera',
    hint: 'Svar och beskrivningar under flera ämnen på en sida; när inget behöver gillas, diskuteras eller grupperas.',
  },
} satisfies Translation<typeof identifyChoiceText>
