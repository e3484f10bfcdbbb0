import type { Catalogue } from '../texts/useText.ts'

/** Texts of the profile menu. */
export const profileText = {
  id: 'profile',
  en: {
    menuOf: (name: string) => `Profile menu of ${name}`,
    appearance: 'Appearance',
    schemes: { light: 'Light', dark: 'Dark', auto: 'As the device' },
    language: 'Language',
    signOut: 'Logout',
  },
} satisfies Catalogue<unknown>
