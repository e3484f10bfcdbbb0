import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of importing data from a file into an activity of any kind. */
export const importDataText = {
  id: 'importData',
  en: {
    title: 'Import data from file',
    dropHere: 'Drop a sheet here, or choose one.',
    fileHint: `Files of type .xlsx, up to ${limits.importMegabytes} MB.`,
    chooseFile: 'Choose a file',
    changeFile: 'Change file',
    reading: 'The file is being read…',
    faults: {
      wrongType: 'Invalid File Type',
      severalFiles: 'One file at a time, please.',
      tooLarge: `This file is too large. Files of up to ${limits.importMegabytes} MB can be read.`,
      unreadable: 'This file cannot be read. Save it as .xlsx once more and try again.',
      locked: 'This file is protected with a password. Save a copy without a password and choose that.',
      empty: 'There is nothing in this file.',
    },
    selectData: '1. Select data',
    sheets: 'Sheets of the file',
    gridOf: (name: string) => `Cells of ${name}`,
    gridHint: 'Drag over cells, or use the arrow keys with Shift. Ctrl+A selects everything.',
    emptySheet: 'There is nothing in this sheet.',
    unreadableSheet: 'This sheet cannot be read. Save the file as .xlsx once more and try again.',
    hidden: 'hidden',
    hiddenLines:
      'Marked rows and columns are hidden in the file. They are left out where everything, a whole row or a whole column is selected.',
    noResult: 'no result',
    untaken: (count: number) =>
      count === 1
        ? 'One cell has an error or a formula without a result and will not be added.'
        : `${count} cells have errors or formulas without a result and will not be added.`,
    cut: (rows: number, columns: number) => `Only the first ${rows} rows and ${columns} columns are shown.`,
    selected: (count: number, range: string) =>
      count === 1 ? `One text is selected (${range}).` : `${count} texts are selected (${range}).`,
    someTooLong: (count: number, limit: number) =>
      count === 1
        ? `One is longer than ${limit} characters and will not be added.`
        : `${count} are longer than ${limit} characters and will not be added.`,
    tooMuch: (most: number) => `At most ${most} texts can be added at a time. Please select fewer.`,
    noTexts: 'To import, first select cells with text.',
    firstIsHeading: 'First row is the heading',
    import: 'Import',
    running: 'Importing…',
    progress: 'Progress of the import',
    doneOf: (done: number, total: number) => `${done} of ${total}`,
    finished: (added: number, total: number) =>
      added < total
        ? `${added} of ${total} were added.`
        : total === 1
          ? 'The text was added.'
          : `All ${total} were added.`,
    cancelled: (added: number, total: number) => `Cancelled: ${added} of ${total} were added.`,
    waiting: (count: number) =>
      count === 1
        ? 'One of them is not saved yet, we keep trying.'
        : `${count} of them are not saved yet, we keep trying.`,
    failures: (count: number) => (count === 1 ? 'One text was not added' : `${count} texts were not added`),
    copyFailures: 'Copy these texts',
    tooLong: (length: number, limit: number) => `It has ${length} characters; at most ${limit} fit.`,
  },
} satisfies Catalogue<unknown>
