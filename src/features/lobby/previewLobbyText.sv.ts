import type { Translation } from '#ui/useText.ts'
import type { previewLobbyText } from './previewLobbyText.ts'

export default {
  id: 'previewLobby',
  texts: {
    activities: (count) =>
      count === 0 ? 'Mallen har inga aktiviteter än.' : count === 1 ? '1 aktivitet' : `${count} aktiviteter`,
    unnamed: 'Namnlös',
  },
} satisfies Translation<typeof previewLobbyText>
