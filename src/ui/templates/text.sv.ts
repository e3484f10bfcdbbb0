import type { Translation } from '../texts/useText.ts'
import type { templateText } from './text.ts'

export default {
  id: 'templateViews',
  texts: {
    noPicture: (name) => `Förhandsbilden för ${name} hittades inte`,
    categories: {
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
  },
} satisfies Translation<typeof templateText>
