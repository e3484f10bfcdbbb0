import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of what is done with one cell, or with several that are selected. */
export const rangeText = {
  id: 'planRanges',
  en: {
    cut: 'Cut',
    paste: 'Paste',
    fillDown: 'Fill down',
    clearCells: (count: number): string => (count === 1 ? 'Empty the cell' : 'Empty the cells'),
    clearSelection: 'End selection',
    selected: (count: number) => (count === 1 ? '1 cell selected' : `${count} cells selected`),
    copied: (count: number) => (count === 1 ? '1 cell copied' : `${count} cells copied`),
    copyFailed: 'The browser did not allow copying.',
    pasteFailed: 'The clipboard could not be read. Please allow it in the browser.',
    nothingToPaste: 'There is no text in the clipboard.',
    pasted: (cells: number, rows: number) => {
      const laid = cells === 1 ? 'Pasted 1 cell' : `Pasted ${cells.toLocaleString('en')} cells`
      return rows === 0 ? `${laid}.` : `${laid}, ${rows === 1 ? '1 row' : `${rows} rows`} added.`
    },
    leftOut: (count: number) => (count === 1 ? '1 text was not pasted:' : `${count} texts were not pasted:`),
    outside: (count: number) => `${count} beyond the last column.`,
    tooLong: (count: number, limit: number) => `${count} longer than ${limit} characters.`,
    tooMany: (count: number) => (count === 1 ? '1 row did not fit.' : `${count} rows did not fit.`),
    linesAsOne: 'Pasted as one text: cells below have texts.',
    lineByLine: 'One cell for each line',
    filled: (count: number) => (count === 1 ? '1 cell filled' : `${count} cells filled`),
    emptyAlready: 'Nothing to empty',
    emptied: (count: number) => (count === 1 ? '1 cell emptied' : `${count} cells emptied`),
  },
} satisfies Catalogue<unknown>
