import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { planEditorText } from './text.ts'

export default {
  id: 'planEditor',
  texts: {
    plan: 'Planering',
    heading: 'Rubrik',
    columns: 'Kolumner',
    addColumn: 'Lägg till kolumn',
    addRow: 'Lägg till rad',
    mostColumns: `En planering har högst ${limits.planColumns} kolumner.`,
    mostRows: `En planering har högst ${limits.planRows} rader.`,
    columnAt: (n) => `Kolumn ${n}`,
    rows: 'Rader',
    rowCount: (count) => (count === 1 ? '1 rad' : `${count} rader`),
  },
} satisfies Translation<typeof planEditorText>
