import { quoting } from '../message.ts'

// Messages about the table of a planner.

export const lastColumn = { code: 'lastColumn', sentence: 'The last column cannot be deleted.' }
export const tooManyColumns = (columns: number) =>
  quoting('tooManyColumns', `A planner has at most ${columns} columns.`, columns)
export const tooManyRows = (rows: number) =>
  quoting('tooManyRows', `This planner is full: it takes at most ${rows} rows.`, rows)
export const columnsUsedUp = {
  code: 'columnsUsedUp',
  sentence: 'Too many columns were added and deleted in this planner. Make a new one.',
}
export const rowsUsedUp = {
  code: 'rowsUsedUp',
  sentence: 'Too many rows were added and deleted in this planner. Make a new one.',
}
export const tooManyChoices = (choices: number) =>
  quoting('tooManyChoices', `A column has at most ${choices} choices.`, choices)
export const cellChanged = {
  code: 'cellChanged',
  sentence: 'Somebody else changed this cell meanwhile. Nothing was saved; choose which text stays.',
}
export const cellHidden = {
  code: 'cellHidden',
  sentence:
    'This planner is hidden now, so your text was not saved. It is kept here and sent when you open the planner again.',
}
export const rowDeleted = {
  code: 'rowDeleted',
  sentence: 'This row was deleted meanwhile. Your text was not saved.',
}
export const columnDeleted = {
  code: 'columnDeleted',
  sentence: 'This column was deleted meanwhile. Your text was not saved.',
}
export const headingChanged = {
  code: 'headingChanged',
  sentence: 'Somebody else changed this heading meanwhile. Your text was not saved.',
}
export const tooFewColumns = (needed: number, columns: number) =>
  quoting(
    'tooFewColumns',
    `This needs ${needed} columns, and the planner has ${columns}. Add columns first. Nothing was copied.`,
    ...[needed, columns],
  )
export const tooLongForCell = (beginning: string, characters: number) =>
  quoting(
    'tooLongForCell',
    `“${beginning}” is longer than the ${characters} characters of a cell. Shorten it, or copy without it. Nothing was copied.`,
    ...[beginning, characters],
  )
export const hiddenForPlan = {
  code: 'hiddenForPlan',
  sentence: 'A planner shows all its rows, and something here is hidden. Show it first. Nothing was copied.',
}
