import type { Catalogue } from '#ui/useText.ts'

/** Texts of starting an activity over; what goes and what stays is told in the words of its kind. */
export const startOverText = {
  id: 'startOver',
  en: {
    title: (name: string) => `Start “${name}” over?`,
    confirm: 'Start over',
    done: (name: string) => `“${name}” is empty again.`,
    marksStay: 'Who is done is still marked.',
    undo: 'Undo',
    undone: (name: string) => `“${name}” is as it was. Who is done is asked anew.`,
    cannotUndo: 'Something else was changed meanwhile. Use Undo in the activity, step by step.',
    needsConnection: 'This needs the connection. It is being restored.',
    unnamed: 'Unnamed',
  },
} satisfies Catalogue<unknown>
