import type { Translation } from '#ui/texts/useText.ts'
import type { lobbyPartsText } from './lobbyPartsText.ts'

export default {
  id: 'lobbyParts',
  texts: {
    activities: (count) =>
      count === 0 ? 'Mallen har inga aktiviteter än.' : count === 1 ? '1 aktivitet' : `${count} aktiviteter`,
  },
} satisfies Translation<typeof lobbyPartsText>
