import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Name and purpose of Organize, shown where activities are added. */
export const organizeChoiceText = {
  id: 'organizeChoice',
  en: {
    title: 'Organize',
    hint: 'Items sorted into sections, by you, by everyone, or by each for themselves; for what a Brainstorm or Identify has collected.',
  },
} satisfies Catalogue<ChoiceText>
