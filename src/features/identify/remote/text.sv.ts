import type { Translation } from '#ui/useText.ts'
import type { identifyRemoteText } from './text.ts'

export default {
  id: 'identifyRemote',
  texts: {
    unnamed: 'Namnlös',
    topics: (count) => (count === 1 ? '1 ämne' : `${count} ämnen`),
    answers: (count) => `${count} svar`,
    showAnswers: 'Visa svaren',
    hideAnswers: 'Dölj svaren',
  },
} satisfies Translation<typeof identifyRemoteText>
