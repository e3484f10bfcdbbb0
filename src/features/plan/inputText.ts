import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of copying the input of a planner and starting it over. */
export const inputText = {
  id: 'planInput',
  en: {
    nothing: 'There is no row with a text to copy here yet.',
    allRows: (count: number) =>
      count === 1 ? 'The only row will be copied.' : `All ${count} rows will be copied.`,
    topRows: (count: number) =>
      count === 1 ? 'The first row will be copied.' : `The first ${count} rows will be copied.`,
    topCount: 'How many of the first rows?',
    selected: (rows: number, cells: number) =>
      [
        ...(rows > 0
          ? [rows === 1 ? '1 selected row will be copied.' : `${rows} selected rows will be copied.`]
          : []),
        ...(cells > 0
          ? [cells === 1 ? '1 selected cell will be copied.' : `${cells} selected cells will be copied.`]
          : []),
      ].join(' '),
    asRows:
      'Each answer becomes a row at the end: its text in the first column, its description in the second one.',
    groupsAsRows: 'Each answer becomes a row at the end, with the name of its group in the first column.',
    lost: (rows: number) =>
      `This takes away ${countOf(rows)} and who is done, for everyone. Columns, headings, choices, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(rows: number): string {
  if (rows === 0) return 'all rows (there are none yet)'
  return rows === 1 ? '1 row' : `${rows} rows`
}
