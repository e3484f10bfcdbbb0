import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the field for an answer's description. */
export const descriptionText = {
  id: 'answerDescription',
  en: {
    label: 'Answer description',
    open: 'Add a description',
    placeholder: 'Add a description (optional)',
  },
} satisfies Catalogue<unknown>
