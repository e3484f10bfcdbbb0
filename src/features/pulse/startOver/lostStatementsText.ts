import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what starting a pulse over deletes and what it keeps. */
export const lostStatementsText = {
  id: 'lostStatements',
  en: {
    lost: (statements: number) =>
      `This takes away ${countOf(statements)}, all votes and who is done, for everyone. Categories, statements of facilitators, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(statements: number): string {
  if (statements === 0) return 'all statements of participants (there are none yet)'
  return statements === 1 ? '1 statement of a participant' : `${statements} statements of participants`
}
