import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about adding a category below the last one. */
export const newCategoryText = {
  id: 'pulseNewCategory',
  en: { add: 'New category', added: 'Category added at the end.', open: 'Open it' },
} satisfies Catalogue<unknown>
