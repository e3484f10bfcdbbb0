import type { Catalogue } from '../texts/useText.ts'

/** Texts of the profile menu, and nicknames in words: the codes are the English ones. SPEC A6 */
export const personText = {
  id: 'person',
  en: {
    menuOf: (name: string) => `Profile menu of ${name}`,
    appearance: 'Appearance',
    schemes: { light: 'Light', dark: 'Dark', auto: 'As the device' },
    language: 'Language',
    signOut: 'Logout',
    words: (color: string, animal: string) => `${color} ${animal}`,
  },
} satisfies Catalogue<unknown>
