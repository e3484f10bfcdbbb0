import type { Catalogue } from '#ui/useText.ts'

/** Texts of the name that facilitators change where it stands. */
export const nameText = {
  id: 'activityName',
  en: {
    name: 'Name of the activity',
    editName: 'Edit the name',
  },
} satisfies Catalogue<unknown>
