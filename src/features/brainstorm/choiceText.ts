import type { ChoiceText } from '#activity/choice.ts'
import type { Catalogue } from '#ui/useText.ts'

/** What a brainstorm is called and what it is for, where activities are added. */
export const brainstormChoiceText = {
  id: 'brainstormChoice',
  en: {
    title: 'Brainstorm',
    hint: 'Everyone answers questions at once; like, comment and group.',
  },
} satisfies Catalogue<ChoiceText>
