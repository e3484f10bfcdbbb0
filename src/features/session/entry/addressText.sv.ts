import type { Translation } from '#ui/texts/useText.ts'
import type { addressText } from './addressText.ts'

export default {
  id: 'address',
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
  },
} satisfies Translation<typeof addressText>
