import type { Translation } from '#ui/texts/useText.ts'
import type { agendaText } from './text.ts'

export default {
  id: 'agenda',
  texts: {
    agenda: 'Agenda',
    lobby: 'Lobby',
    activities: 'Aktiviteter',
    presented: 'presenteras nu',
    hidden: 'dold för deltagarna',
    locked: 'låst',
  },
} satisfies Translation<typeof agendaText>
