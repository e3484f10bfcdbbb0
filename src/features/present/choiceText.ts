import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Name and purpose of Slides, shown where activities are added. */
export const presentChoiceText = {
  id: 'presentChoice',
  en: {
    title: 'Slides',
    hint: 'A PDF that everyone sees page by page, with comments and questions from the room if you want them.',
  },
} satisfies Catalogue<ChoiceText>
