import type { Translation } from '#ui/texts/useText.ts'
import type { agendaText } from './text.ts'

export default {
  id: 'agenda',
  texts: {
    agenda: 'Agenda',
    activities: 'Aktiviteter',
    presented: 'presenteras nu',
    hidden: 'dold för deltagarna',
    locked: 'låst',
  },
} satisfies Translation<typeof agendaText>
