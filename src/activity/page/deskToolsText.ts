import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the tools that facilitators have for a desk. */
export const deskToolsText = {
  id: 'deskTools',
  en: {
    options: 'Options of this activity',
    redo: 'Redo',
    undone: 'Undone',
    redone: 'Redone',
    cannotUndo: 'Something else was changed meanwhile. Use Undo in the activity, step by step.',
  },
} satisfies Catalogue<unknown>
