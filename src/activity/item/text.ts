import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of an answer that is edited or deleted. */
export const itemText = {
  id: 'activityItem',
  en: {
    deleteTitle: 'Are you sure you want to delete this answer?',
    deleteBody: 'This will permanently delete the answer.',
    deleted: 'Answer deleted',
    changed: 'Answer changed',
  },
} satisfies Catalogue<unknown>
