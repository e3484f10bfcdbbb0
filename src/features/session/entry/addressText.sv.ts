import type { Translation } from '#ui/texts/useText.ts'
import type { addressText } from './addressText.ts'

export default {
  id: 'address',
  texts: {
    noneActive: 'Du verkar inte ha någon aktiv session just nu',
    noneActiveHint: 'Gå med i en med dess sessions-ID, eller skapa en.',
    missingId: (kind) => `Adressen saknar aktivitetens id efter ”${kind}”.`,
  },
} satisfies Translation<typeof addressText>
