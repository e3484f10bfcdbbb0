import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what starting a planner over deletes and what it keeps. */
export const lostRowsText = {
  id: 'lostRows',
  en: {
    lost: (rows: number) =>
      `This takes away ${countOf(rows)} and who is done, for everyone. Columns, headings, choices, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function countOf(rows: number): string {
  if (rows === 0) return 'all rows (there are none yet)'
  return rows === 1 ? '1 row' : `${rows} rows`
}
