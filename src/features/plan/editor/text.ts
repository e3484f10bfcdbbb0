import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the planner's editor. */
export const planEditorText = {
  id: 'planEditor',
  en: {
    plan: 'Planner',
    heading: 'Heading',
    columns: 'Columns',
    addColumn: 'Add column',
    addRow: 'Add row',
    mostColumns: `A planner has at most ${limits.planColumns} columns.`,
    mostRows: `A planner has at most ${limits.planRows} rows.`,
    columnAt: (n: number) => `Column ${n}`,
    rows: 'Rows',
    rowCount: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  },
} satisfies Catalogue<unknown>
