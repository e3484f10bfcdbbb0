import type { ItemNoun } from '#activity/itemNoun.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { remoteText } from './remoteText.ts'

const one: Record<ItemNoun, string> = {
  answer: 'Ett svar',
  row: 'En rad',
  comment: 'En kommentar',
  item: 'Ett kort',
}
const definite: Record<ItemNoun, string> = {
  answer: 'svaret',
  row: 'raden',
  comment: 'kommentaren',
  item: 'kortet',
}

export default {
  id: 'remote',
  texts: {
    title: 'Fjärrkontroll',
    close: 'Stäng fjärrkontrollen',
    sees: 'Rummet ser',
    lobby: 'Lobbyn',
    lobbyHint: 'Hur man går med, och ett välkomstord.',
    oneItem: (noun) => `${one[noun]} presenteras`,
    stopItem: (noun) => `Sluta presentera ${definite[noun]}`,
    followMe: 'Följ mig',
    followHint: 'Deltagarna kan inte lämna det rummet ser.',
    timer: 'Timer',
    notes: 'Anteckningar',
    present: 'Presentera',
    presentPart: (name) => `Presentera ${name}`,
    presented: 'Presenteras nu',
    hiddenPart: 'Dold för deltagarna',
    noActivities: 'Det finns inga aktiviteter än. Lägg till några på en större skärm.',
    needsConnection: 'Du är offline. Knapparna fungerar igen när anslutningen är tillbaka.',
  },
} satisfies Translation<typeof remoteText>
