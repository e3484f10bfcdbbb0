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
    selectCells: 'Select cells',
    selectAll: 'Select all',
  },
} satisfies Catalogue<unknown>
