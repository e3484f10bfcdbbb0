import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the settings of Slides and of its editor. */
export const settingsText = {
  id: 'slideSettings',
  en: {
    showComments: 'Enable comments',
    allowNavigation: 'Allow participants to navigate',
    hints: {
      showComments: 'Everyone sees the comments on a slide, and may write and like some.',
      allowNavigation: 'Off: participants see the slide that you are on.',
    },
    slides: 'Slides',
    document: 'Upload presentation',
  },
} satisfies Catalogue<unknown>
