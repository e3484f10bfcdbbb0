import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the settings of any activity. */
export const settingsText = {
  id: 'activitySettings',
  en: {
    lockInput: 'Lock input',
    allowNavigation: 'Allow navigation',
    allowNavigationHint: 'Off: the activity is locked for participants.',
  },
} satisfies Catalogue<unknown>
