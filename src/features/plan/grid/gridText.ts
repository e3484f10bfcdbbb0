import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the planner's table and its menus. */
export const gridText = {
  id: 'planGrid',
  en: {
    edit: (heading: string, row: number) => `${heading}, row ${row}`,
    editHeading: (heading: string) => `Heading of column ${heading}`,
    choices: 'Choices',
    columnMenu: (heading: string) => `${heading}, menu`,
    width: (heading: string) => `Width of column ${heading}`,
    pixels: (width: number) => `${width} pixels`,
    showAll: 'Show everything',
    filtered: 'Sorted or filtered on this screen only.',
    noneShown: 'No row contains these words.',
    moved: (name: string, place: number, of: number) => `${name} is now number ${place} of ${of}`,
    moveNeedsAll: 'Rows that are sorted, filtered or searched are not moved. Show everything first.',
    selected: (count: number) => (count === 1 ? '1 cell selected' : `${count} cells selected`),
    selectCells: 'Select cells',
    selectAll: 'Select all',
    copied: (count: number) => (count === 1 ? '1 cell copied' : `${count} cells copied`),
    copyFailed: 'The browser did not allow copying.',
    pasteFailed: 'The clipboard could not be read. Please allow it in the browser.',
    nothingToPaste: 'There is no text in the clipboard.',
    pasted: (cells: number, rows: number) => {
      const changed = cells === 1 ? '1 cell pasted' : `${cells} cells pasted`
      return rows === 0 ? changed : `${changed}, ${rows === 1 ? '1 row' : `${rows} rows`} added`
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
