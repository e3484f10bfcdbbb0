import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of importing data from a file into a planner. */
export const importText = {
  id: 'planImport',
  en: {
    asRows: (columns: number, rows: number) =>
      `Each selected row becomes a row at the end, from the first column on. There are ${columns} columns and room for ${rows} rows.`,
    outside: (count: number) =>
      count === 1
        ? 'This row has a text beyond the last column. Add a column first.'
        : `This row has ${count} texts beyond the last column. Add columns first.`,
  },
} satisfies Catalogue<unknown>
