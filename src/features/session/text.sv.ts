import type { Translation } from '#ui/texts/useText.ts'
import type { sessionText } from './text.ts'

export default {
  id: 'session',
  texts: {
    loading: 'Öppnar sessionen…',
    noWorkshop: (id) => `Det finns ingen session med sessions-ID:${id}`,
    noWorkshopHint: 'Sessions-ID kan vara felskrivet, eller så har sessionen tagits bort.',
    awayTitle: 'Den här sessionen finns inte på den här enheten än',
    awayHint:
      'Den behöver anslutningen en gång och öppnas av sig själv så snart du är online igen. Det du har skrivit här och som inte är skickat än finns kvar.',
    joinSession: 'Gå med i en session',
    toDashboard: 'Till startsidan',
    signedOutTitle: 'Du är inte längre med i den här sessionen',
    signedOutHint:
      'Logga in igen. Det du har ändrat och som inte är skickat än finns kvar på den här enheten.',
    signInAgain: 'Logga in igen',
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
