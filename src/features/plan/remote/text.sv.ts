import type { Translation } from '#ui/texts/useText.ts'
import type { planRemoteText } from './text.ts'

export default {
  id: 'planRemote',
  texts: {
    rows: (count) => (count === 1 ? '1 rad' : `${count} rader`),
    columns: (count) => (count === 1 ? '1 kolumn' : `${count} kolumner`),
  },
} satisfies Translation<typeof planRemoteText>
