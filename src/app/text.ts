import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the frame around all features. */
export const appText = {
  id: 'app',
  en: {
    userSwitched:
      'You accessed Plenum with a different user in the same browser. This tab will switch to that user. To use two users at once, open an incognito tab or another browser.',
  },
} satisfies Catalogue<unknown>
