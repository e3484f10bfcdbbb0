import type { categoryText } from './categoryText.ts'
import type { Translation } from './useText.ts'

export default {
  id: 'categories',
  texts: {
    retrospective: 'Retrospektiv',
    'kick-off': 'Uppstart',
    risk: 'Risk',
    ideas: 'Idéer',
    planning: 'Planering',
    analysis: 'Analys',
    decision: 'Beslut',
    feedback: 'Återkoppling',
    meeting: 'Möte',
    team: 'Team',
  },
} satisfies Translation<typeof categoryText>
