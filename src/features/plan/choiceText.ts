import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Name and purpose of the planner, shown where activities are added. */
export const planChoiceText = {
  id: 'planChoice',
  en: {
    title: 'Planner',
    hint: 'A table that everybody fills in, such as who does what by when.',
  },
} satisfies Catalogue<ChoiceText>
