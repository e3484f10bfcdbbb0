import type { Translation } from '#ui/texts/useText.ts'
import type { entryText } from './entryText.ts'

export default {
  id: 'sessionEntry',
  texts: {
    noneActive: 'Du verkar inte ha någon aktiv session just nu',
    noneActiveHint: 'Gå med i en med dess sessions-ID, eller skapa en.',
    missingId: (kind) => `Adressen saknar aktivitetens id efter ”${kind}”.`,
    fallbackTitle: 'Den här sidan finns inte',
    fallbackHint: 'Välj en aktivitet i agendan, eller gå tillbaka till lobbyn.',
    toLobby: 'Till lobbyn',
    noWorkshop: (id) => `Det finns ingen session med sessions-ID:${id}`,
    noWorkshopHint: 'Sessions-ID kan vara felskrivet, eller så har sessionen tagits bort.',
    awayTitle: 'Den här sessionen finns inte på den här enheten än',
    awayHint:
      'Den behöver anslutningen en gång och öppnas av sig själv så snart du är online igen. Det du har skrivit här och som inte är skickat än finns kvar.',
    joinSession: 'Gå med i en session',
    signedOutTitle: 'Du är inte längre med i den här sessionen',
    signedOutHint:
      'Logga in igen. Det du har ändrat och som inte är skickat än finns kvar på den här enheten.',
    signInAgain: 'Logga in igen',
    rejoin: 'Gå med igen',
    rejoinTitle: 'Gå med igen utan dina oskickade texter?',
    rejoinText: (count) =>
      `${count === 1 ? 'En text som inte är skickad går förlorad' : `${count} texter som inte är skickade går förlorade`}. Kopiera först det du vill behålla.`,
    removedTitle: 'Du har tagits bort från den här sessionen',
    removedHint:
      'En facilitator har tagit bort den här enheten. Det du skickade innan finns kvar. Du kan gå med igen som någon ny.',
    leftHint:
      'Den här enheten är inte längre med i sessionen. Det du skickade innan finns kvar. Du kan gå med igen som någon ny.',
    begun: 'Påbörjat',
    notSent: 'inte skickat än',
    removedLeadTitle: 'Du är inte längre facilitator i den här sessionen',
    removedLeadHint: 'En annan facilitator har tagit bort dig. Det du har gjort finns kvar.',
  },
} satisfies Translation<typeof entryText>
