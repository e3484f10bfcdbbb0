import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the name that facilitators edit in place. */
export const nameText = {
  id: 'activityName',
  en: {
    name: 'Name of the activity',
    editName: 'Edit the name',
  },
} satisfies Catalogue<unknown>
