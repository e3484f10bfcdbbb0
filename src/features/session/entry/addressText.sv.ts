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
  },
} satisfies Translation<typeof addressText>
