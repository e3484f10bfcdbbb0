import type { Catalogue } from '#ui/useText.ts'

const megabytes = 10

/** Texts of bringing data from a file into a brainstorm. */
export const importDataText = {
  id: 'importData',
  en: {
    title: 'Import data from file',
    dropHere: 'Drop a sheet here, or choose one.',
    fileHint: `Files of the kind .xlsx, up to ${megabytes} MB.`,
    chooseFile: 'Choose a file',
    changeFile: 'Change file',
    reading: 'The file is being read…',
    faults: {
      wrongType: 'Invalid File Type',
      severalFiles: 'One file at a time, please.',
      tooLarge: `This file is too large. Files of up to ${megabytes} MB can be read.`,
      unreadable: 'This file cannot be read. Save it as .xlsx once more and try again.',
      empty: 'There is nothing in this file.',
    },
    selectData: '1. Select data',
    sheets: 'Sheets of the file',
    gridOf: (name: string) => `Cells of ${name}`,
    gridHint: 'Drag over cells, or use the arrow keys with Shift. Ctrl+A selects everything.',
    emptySheet: 'There is nothing in this sheet.',
    cut: (rows: number, columns: number) => `Only the first ${rows} rows and ${columns} columns are shown.`,
    selected: (count: number, range: string) =>
      count === 1 ? `One text is selected (${range}).` : `${count} texts are selected (${range}).`,
    someTooLong: (count: number) =>
      count === 1
        ? 'One is longer than 250 characters and will not be added.'
        : `${count} are longer than 250 characters and will not be added.`,
    selectDestination: '2. Select destination',
    destinations: { topics: 'Topics', questions: 'Question', answers: 'Answers' },
    selectTopics: '3. Select topic(s)',
    selectQuestions: '4. Select subtopic(s)',
    tooMuch: (most: number) => `At most ${most} texts can be added at a time. Please select fewer.`,
    lacks: {
      texts: 'To import, first select cells with text.',
      destination: 'To import, first select a destination.',
      topic: 'To import, first select a topic.',
      question: 'To import, first select a subtopic.',
    },
    import: 'Import',
    cancel: 'Cancel',
    close: 'Close',
    running: 'Importing…',
    progress: 'Progress of the import',
    doneOf: (done: number, total: number) => `${done} of ${total}`,
    finished: (added: number, total: number) =>
      added === total ? `All ${total} were added.` : `${added} of ${total} were added.`,
    cancelled: (added: number, total: number) => `Cancelled: ${added} of ${total} were added.`,
    waiting: (count: number) =>
      count === 1
        ? 'One answer is not saved yet, we keep trying.'
        : `${count} answers are not saved yet, we keep trying.`,
    failures: (count: number) => (count === 1 ? 'One text was not added' : `${count} texts were not added`),
    copyFailures: 'Copy these texts',
    tooLong: (length: number, limit: number) => `It has ${length} characters; at most ${limit} fit.`,
    labelAnswer: 'Answer',
  },
} satisfies Catalogue<unknown>
