import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of editing the question in place. */
export const titlesText = {
  id: 'brainstormTitles',
  en: {
    question: 'The question',
    editQuestion: 'Edit the question',
  },
} satisfies Catalogue<unknown>
