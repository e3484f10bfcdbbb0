import type { Translation } from '#ui/texts/useText.ts'
import type { chartText } from './chartText.ts'

export default {
  id: 'chart',
  texts: {
    download: 'Ladda ner bilden',
    asSvg: 'SVG, för tryck och presentationer',
    asPng: 'PNG, för chattar och dokument',
    failed: 'Bilden kunde inte skapas. Försök igen.',
    showTable: 'Visa som tabell',
    tableOf: (title) => `${title}, som tabell`,
  },
} satisfies Translation<typeof chartText>
