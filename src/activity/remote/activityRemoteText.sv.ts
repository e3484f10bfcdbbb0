import type { Translation } from '#ui/texts/useText.ts'
import type { activityRemoteText } from './activityRemoteText.ts'

export default {
  id: 'activityRemote',
  texts: {
    answers: (count) => `${count} svar`,
    showAnswers: 'Visa svaren',
    hideAnswers: 'Dölj svaren',
    allShown: 'Alla svar visas',
  },
} satisfies Translation<typeof activityRemoteText>
