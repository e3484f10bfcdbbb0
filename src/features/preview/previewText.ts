import type { Catalogue } from '#ui/useText.ts'

/** Texts of the banner over a template that is looked at. */
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
