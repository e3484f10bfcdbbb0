import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the dialogs about rows and columns. */
export const rowText = {
  id: 'planRow',
  en: {
    cells: (row: number) => `Cells of row ${row}`,
    empty: '(empty)',
    open: 'Open row',
    moveUp: 'Move row up',
    moveDown: 'Move row down',
    delete: 'Delete row',
    deleteRowTitle: 'Are you sure you want to delete this row?',
    deleteRowBody: 'This will permanently delete the row and any input will be lost.',
    deleteColumnTitle: 'Are you sure you want to delete this column?',
    deleteColumnBody: 'This will permanently delete the column and any input will be lost.',
    rowDeleted: 'Row deleted',
    columnDeleted: 'Column deleted',
    choicesTitle: (heading: string) => `Choices of ${heading}`,
    choicesLabel: 'One choice a line',
    choicesHint: `They are offered while a cell is edited; other texts stay possible. At most ${limits.planChoices}.`,
    choicesChanged: (theirs: string) =>
      theirs === ''
        ? 'Somebody else removed all choices meanwhile. Save again to offer yours.'
        : `Somebody else changed these choices meanwhile: ${theirs}. Save again to replace them with yours.`,
  },
} satisfies Catalogue<unknown>
