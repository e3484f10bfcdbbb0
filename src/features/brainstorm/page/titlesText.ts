import type { Catalogue } from '#ui/useText.ts'

/** Texts of the question that facilitators change where it stands. */
export const titlesText = {
  id: 'brainstormTitles',
  en: {
    question: 'The question',
    editQuestion: 'Edit the question',
  },
} satisfies Catalogue<unknown>
