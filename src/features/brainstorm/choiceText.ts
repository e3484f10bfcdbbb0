import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Name and purpose of a brainstorm, shown where activities are added. */
export const brainstormChoiceText = {
  id: 'brainstormChoice',
  en: {
    title: 'Brainstorm',
    hint: 'Everyone answers questions at once; like, comment and group.',
  },
} satisfies Catalogue<ChoiceText>
