import type { Translation } from '#ui/texts/useText.ts'
import type { sessionText } from './text.ts'

export default {
  id: 'session',
  texts: {
    loading: 'Öppnar sessionen…',
    toDashboard: 'Till startsidan',
    controls: 'Var sessionen är',
    sidebar: 'Visa eller dölj agendan',
    agenda: 'Agenda',
    closeAgenda: 'Stäng agendan',
    hiddenTitle: 'Den här aktiviteten är låst',
    hiddenPartHint: 'Facilitatorn visar den när det är dags.',
    shownAsOf: (time) => `Det du ser av andra är från ${time}.`,
    presentingWaits: 'Presentationen väntar på anslutningen.',
    withoutSocket:
      'Ingen direktanslutning släpps igenom här. Du kan fortsätta: allt sparas, och det som andra gör syns efter några sekunder.',
    editingWaits:
      'Du kan presentera; ändringar av aktiviteter ligger kvar på den här enheten tills det finns en.',
    viewChanged: 'Facilitatorn bytte just din vy!',
    ended: 'Sessionen är avslutad. Du kan läsa allt; inget mer kan läggas till.',
  },
} satisfies Translation<typeof sessionText>
