import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the editor of Slides. */
export const presentEditorText = {
  id: 'presentEditor',
  en: { slides: 'Slides', document: 'Upload presentation' },
} satisfies Catalogue<unknown>
