import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the planner's page. */
export const planText = {
  id: 'plan',
  en: {
    unnamed: 'Planner',
    /** Before the number of a column without a heading. */
    column: 'Column',
    rowAt: (n: number) => `Row ${n}`,
    number: 'Row',
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    rowsOf: (count: number, all: number) => `${count} of ${all} rows`,
    addRow: 'Add row',
    addColumn: 'Add column',
    mostRows: `This planner is full: it has ${limits.planRows} rows.`,
    mostColumns: `No more columns fit: there are ${limits.planColumns}.`,
    empty: 'No rows yet. Add the first one.',
    emptyClosed: 'No rows.',
    footer: 'Adding rows, number of rows and who is done',
    labelCell: 'Text of a cell',
    labelRow: 'Row',
    labelColumn: 'Column',
    labelChoices: 'Choices of a column',
    reading:
      'Changing the name and the order waits for a live connection. Cells, rows and columns can be changed meanwhile.',
    moveWaits: 'Changing the order waits for a live connection.',
    moveUnsaved: 'It can be moved once it and the one beside it are saved.',
    entered: 'Text entered',
    reverted: 'Not changed',
    editing: (heading: string, row: number) => `Editing ${heading}, row ${row}`,
    notSavedYet: 'Not saved yet',
    inConflict: 'Changed by somebody else too',
    tooLong: (excess: number) => (excess === 1 ? '1 character too long' : `${excess} characters too long`),
    rowAdded: (n: number) => `Row ${n} added`,
    columnAdded: (n: number) => `Column ${n} added`,
    gridHint:
      'Enter edits a cell, then saves it and goes to the one below. Tab goes to the next cell while editing, arrow keys while not. Escape cancels.',
    restored: (count: number) =>
      count === 1
        ? 'A text that you had not saved was restored.'
        : `${count} texts that you had not saved were restored.`,
  },
} satisfies Catalogue<unknown>
