import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts that all charts share. */
export const chartText = {
  id: 'chart',
  en: {
    download: 'Download picture',
    asSvg: 'SVG, for print and slides',
    asPng: 'PNG, for chats and documents',
    failed: 'The picture could not be made. Please try again.',
    showTable: 'Show as a table',
    tableOf: (title: string) => `${title}, as a table`,
  },
} satisfies Catalogue<unknown>
