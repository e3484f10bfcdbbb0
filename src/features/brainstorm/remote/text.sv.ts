import type { Translation } from '#ui/useText.ts'
import type { brainstormRemoteText } from './text.ts'

export default {
  id: 'brainstormRemote',
  texts: {
    unnamed: 'Namnlös',
    question: (number, of) => `Fråga ${number} av ${of}`,
    lockedQuestion: 'Den här frågan är dold för deltagarna',
    answers: (count) => `${count} svar`,
    showAnswers: 'Visa svaren',
    hideAnswers: 'Dölj svaren',
    allShown: 'Alla svar visas',
  },
} satisfies Translation<typeof brainstormRemoteText>
