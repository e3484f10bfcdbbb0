import type { Catalogue } from '#ui/useText.ts'

/** Texts of the titles that facilitators change where they stand. */
export const titlesText = {
  id: 'brainstormTitles',
  en: {
    name: 'Name of the activity',
    editName: 'Edit the name',
    question: 'The question',
    editQuestion: 'Edit the question',
  },
} satisfies Catalogue<unknown>
