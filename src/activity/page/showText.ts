import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the button that shows or hides answers. */
export const showText = {
  id: 'showAnswers',
  en: {
    show: 'Show answers',
    hide: 'Hide answers',
    areHidden: 'Hidden from participants',
    areShown: 'Visible to all',
  },
} satisfies Catalogue<unknown>
