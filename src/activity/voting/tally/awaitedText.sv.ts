import type { Translation } from '#ui/texts/useText.ts'
import type { awaitedText } from './awaitedText.ts'

const votes = (count: number): string => (count === 1 ? '1 röst väntar' : `${count} röster väntar`)

export default {
  id: 'awaitedVotes',
  texts: {
    waits: {
      last: (count) => `${votes(count)} på den sista personen`,
      everyone: (count) => `${votes(count)} tills alla har röstat`,
      company: (count) => `${votes(count)} på fler röster`,
      close: (count) => `${votes(count)} tills omröstningen stängs`,
    },
    none: 'Inga röster än',
    noneHint: 'Resultatet visas här när några har röstat.',
    noneAtAll: 'Inga röster att visa',
    blind: 'Resultatet är dolt tills omröstningen stängs',
    blindHint: 'Alla ser det samtidigt, även facilitatorerna. Fram till dess kan du ändra din röst.',
    blindFacilitator: 'Ingen ser någon summa innan dess, inte heller du. Alla ser resultatet samtidigt.',
    readable: 'Resultatet går att läsa nu.',
    revealed: 'Omröstningen är stängd. Här är resultatet.',
  },
} satisfies Translation<typeof awaitedText>
