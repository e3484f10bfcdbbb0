import type { Catalogue } from '#ui/texts/useText.ts'

/** Where a copied answer comes from. */
export const sourceText = {
  id: 'itemSource',
  en: {
    from: (activity: string) => `From ${activity}`,
    unnamed: 'an unnamed activity',
  },
} satisfies Catalogue<unknown>
