import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what is copied from a planner, and as what it is copied into one. */
export const copyText = {
  id: 'planCopy',
  en: {
    nothing: 'There is no row with a text to copy here yet.',
    allRows: (count: number) => (count === 1 ? 'The only row is copied.' : `All ${count} rows are copied.`),
    topRows: (count: number) =>
      count === 1 ? 'The first row is copied.' : `The first ${count} rows are copied.`,
    topCount: 'How many of the first rows?',
    selected: (rows: number, cells: number) =>
      [
        ...(rows > 0 ? [rows === 1 ? '1 selected row is copied.' : `${rows} selected rows are copied.`] : []),
        ...(cells > 0
          ? [cells === 1 ? '1 selected cell is copied.' : `${cells} selected cells are copied.`]
          : []),
      ].join(' '),
    asRows:
      'Each answer becomes a row at the end: its text in the first column, its description in the second one.',
    groupsAsRows: 'Each answer becomes a row at the end, with the name of its group in the first column.',
  },
} satisfies Catalogue<unknown>
