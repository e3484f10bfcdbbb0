import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Name and purpose of Identify, shown where activities are added. */
export const identifyChoiceText = {
  id: 'identifyChoice',
  en: {
    title: 'Identify',
    hint: 'Answers and descriptions under several topics on one page; for when nothing has to be liked, discussed or grouped.',
  },
} satisfies Catalogue<ChoiceText>
