import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Name and purpose of Pulse, shown where activities are added. */
export const pulseChoiceText = {
  id: 'pulseChoice',
  en: {
    title: 'Pulse',
    hint: 'Statements in categories that everyone rates from 1 to 5; for checking how a team is, and comparing it with last time.',
  },
} satisfies Catalogue<ChoiceText>
