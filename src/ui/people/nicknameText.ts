import type { Catalogue } from '../texts/useText.ts'

/** Nicknames in words: the codes are the English ones. SPEC A6 */
export const nicknameText = {
  id: 'nickname',
  en: {
    words: (color: string, animal: string) => `${color} ${animal}`,
  },
} satisfies Catalogue<unknown>
