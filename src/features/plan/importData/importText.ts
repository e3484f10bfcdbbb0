import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

const rowsOf = (rows: number): string => (rows === 1 ? '1 row' : `${rows} rows`)
const columnsOf = (columns: number): string => (columns === 1 ? '1 column' : `${columns} columns`)
const both = (rows: number, columns: number): string =>
  columns === 0 ? rowsOf(rows) : `${rowsOf(rows)} and ${columnsOf(columns)}`
const are = (count: number): string => (count === 1 ? 'is' : 'are')

/** Texts of importing data from a file into a planner. */
export const importText = {
  id: 'planImport',
  en: {
    asRows: (columns: number, rows: number) =>
      `Each selected row becomes a row at the end, from the first column on. There ${are(columns)} ${columnsOf(columns)} and room for ${rowsOf(rows)}. Columns that are missing are added, up to ${limits.planColumns}.`,
    willAdd: (rows: number, columns: number) =>
      rows === 0 ? 'No row will be added.' : `${both(rows, columns)} will be added.`,
    arrived: (rows: number, columns: number) =>
      `${both(rows, columns)} ${rows === 1 && columns === 0 ? 'was' : 'were'} added.`,
    columnsOver: (columns: number, texts: number) =>
      `${columnsOf(columns)} ${columns === 1 ? 'does' : 'do'} not fit: a planner has at most ${limits.planColumns}. ${texts === 1 ? '1 text there is' : `${texts} texts there are`} left out.`,
    rowsOver: (rows: number) =>
      `${rowsOf(rows)} ${rows === 1 ? 'does' : 'do'} not fit: a planner has at most ${limits.planRows}.`,
    rowsTooLong: (rows: number) =>
      `${rowsOf(rows)} with a text longer than ${limits.planText} characters will not be added.`,
    headingsLeft: (count: number) =>
      count === 1
        ? '1 heading is left out: its column has another, or it is too long.'
        : `${count} headings are left out: their columns have others, or they are too long.`,
    textTooLong: `A text in this row is longer than ${limits.planText} characters.`,
    headingStays: `Its column has another heading, or it is longer than ${limits.planText} characters.`,
  },
} satisfies Catalogue<unknown>
