import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the tools that facilitators have in a pulse. */
export const toolsText = {
  id: 'pulseTools',
  en: {
    approveAll: (count: number) =>
      count === 1 ? 'Approve the statement that waits' : `Approve all ${count} statements that wait`,
    withdrawAll: 'Let all statements wait again',
    withdrawAllTitle: 'Let all statements wait again?',
    withdrawAllBody:
      'Nobody sees them, apart from their authors and facilitators, until you approve them again.',
    withdrawAllConfirm: 'Let them wait',
    compare: 'Compare with the earlier pulse',
    categoryName: 'Name of the category',
    editCategoryName: (name: string) => `Edit the name: ${name}`,
    categoryMenu: (name: string) => `Actions for ${name}`,
    categoryMoved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
    categoryDeleted: (name: string) => `${name} deleted`,
    deleteCategoryTitle: 'Are you sure you want to delete this category?',
    deleteCategoryBody: 'This will permanently delete the category, its statements and the votes on them.',
    addCategory: 'New category',
    categoryAdded: 'Category added at the end.',
    openCategory: 'Open it',
  },
} satisfies Catalogue<unknown>
