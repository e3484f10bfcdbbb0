import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what will be copied from a planner, and as what it will be copied into one. */
export const copyText = {
  id: 'planCopy',
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
  },
} satisfies Catalogue<unknown>
