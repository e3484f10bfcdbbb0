import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the banner over a template's preview. */
export const previewText = {
  id: 'preview',
  en: {
    banner: 'You are in preview-mode. To make changes, press Edit to save the template to your own.',
    label: 'Preview',
    edit: 'Edit template',
    launch: 'Launch',
    saved: (name: string) => `“${name}” is now one of your templates`,
  },
} satisfies Catalogue<unknown>
