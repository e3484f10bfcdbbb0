import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the bar of selected cells. */
export const barText = {
  id: 'planSelectionBar',
  en: {
    paste: 'Paste',
    fillDown: 'Fill down',
    clearCells: 'Empty the cells',
    clearSelection: 'End selection',
  },
} satisfies Catalogue<unknown>
