import type { Catalogue } from '../texts/useText.ts'

/** Texts of a template's picture. */
export const templatePictureText = {
  id: 'templatePicture',
  en: {
    missing: (name: string) => `Preview image not found for ${name}`,
  },
} satisfies Catalogue<unknown>
