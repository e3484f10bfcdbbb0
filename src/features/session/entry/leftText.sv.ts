import type { Translation } from '#ui/texts/useText.ts'
import type { leftText } from './leftText.ts'

export default {
  id: 'left',
  texts: {
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
  },
} satisfies Translation<typeof leftText>
