import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a column's menu. */
export const columnMenuText = {
  id: 'planColumnMenu',
  en: {
    sortUp: 'Sort A to Z',
    sortDown: 'Sort Z to A',
    sortOff: 'No sorting',
    sortedBy: (heading: string) => `Sorted by ${heading}, on this screen only`,
    openFilter: 'Show rows that contain…',
    filter: 'Show rows that contain',
    filterBy: (heading: string) => `Filter by ${heading}`,
    onlyHere: 'On this screen only',
    renameColumn: 'Edit heading',
    editChoices: 'Choices…',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    addBefore: 'Add column before',
    addAfter: 'Add column after',
    deleteColumn: 'Delete column',
  },
} satisfies Catalogue<unknown>
