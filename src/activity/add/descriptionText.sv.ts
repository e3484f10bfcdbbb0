import type { Translation } from '#ui/texts/useText.ts'
import type { descriptionText } from './descriptionText.ts'

export default {
  id: 'answerDescription',
  texts: {
    label: 'Beskrivning av svaret',
    open: 'Lägg till en beskrivning',
    placeholder: 'Lägg till en beskrivning (valfritt)',
  },
} satisfies Translation<typeof descriptionText>
