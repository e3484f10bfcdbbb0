import type { Translation } from '#ui/texts/useText.ts'
import type { pulseChoiceText } from './choiceText.ts'

export default {
  id: 'pulseChoice',
  texts: {
    title: 'Puls',
    hint: 'Påståenden i kategorier som alla sätter betyg på från 1 till 5, för att se hur ett team mår och jämföra med förra gången.',
  },
} satisfies Translation<typeof pulseChoiceText>
