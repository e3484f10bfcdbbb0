import type { Translation } from '#ui/texts/useText.ts'
import type { projectorPlanText } from './projectorPlanText.ts'

export default {
  id: 'roomPlan',
  texts: {
    loading: 'Aktiviteten öppnas…',
    column: 'Kolumn',
    rows: (count) => (count === 1 ? '1 rad' : `${count} rader`),
    noRows: 'Inga rader än',
    table: 'Tabellen',
    row: 'Visad rad',
  },
} satisfies Translation<typeof projectorPlanText>
