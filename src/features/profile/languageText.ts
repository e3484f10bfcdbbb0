import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of choosing the language and the theme of the screens. */
export const languageText = {
  id: 'languageSettings',
  en: {
    language: 'Language',
    languageHint: 'Of buttons, labels and messages. What people write is never translated.',
    theme: 'Theme',
    themes: ['Base', 'White'],
  },
} satisfies Catalogue<unknown>
