import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the facilitators' tools of a pulse. */
export const toolsText = {
  id: 'pulseTools',
  en: {
    approveAll: (count: number) =>
      count === 1 ? 'Approve the statement that waits' : `Approve all ${count} statements that wait`,
    compare: 'Compare with the earlier pulse',
  },
} satisfies Catalogue<unknown>
