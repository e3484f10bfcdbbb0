import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a planner on the room's screen. */
export const projectorPlanText = {
  id: 'roomPlan',
  en: {
    loading: 'Opening the activity…',
    column: 'Column',
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    noRows: 'No rows yet',
    table: 'The table',
    row: 'Presented row',
  },
} satisfies Catalogue<unknown>
