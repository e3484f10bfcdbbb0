import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of exporting a session. */
export const exportText = {
  id: 'export',
  en: {
    title: 'Export input',
    hint: 'Everything that is there, hidden answers too. No participant is named in it.',
    sheet: 'Spreadsheet',
    sheetHint: 'An overview and a sheet for each activity, as an Excel file.',
    csv: 'CSV for Jira',
    csvHint: 'Each answer becomes an issue. Import the file in Jira or a similar tool.',
    activity: 'Activity',
    noActivity: 'There is no activity with answers.',
    download: 'Download',
    downloadOf: (what: string) => `Download: ${what}`,
    saved: (fileName: string) => `${fileName} is downloaded`,
    template: 'Save as template',
    templateHint:
      'The activities with their topics and questions, to use again. What people wrote stays here.',
    templateSaved: 'Saved among your templates.',
    openTemplate: 'Open template',
  },
} satisfies Catalogue<unknown>
