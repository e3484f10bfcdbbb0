import type { Translation } from '#ui/texts/useText.ts'
import type { identifyRemoteText } from './text.ts'

export default {
  id: 'identifyRemote',
  texts: {
    topics: (count) => (count === 1 ? '1 ämne' : `${count} ämnen`),
  },
} satisfies Translation<typeof identifyRemoteText>
