import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the facilitators' tools of a pulse. */
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
  },
} satisfies Catalogue<unknown>
