import type { Translation } from '#ui/texts/useText.ts'
import type { brainstormRemoteText } from './text.ts'

export default {
  id: 'brainstormRemote',
  texts: {
    question: (number, of) => `Fråga ${number} av ${of}`,
    lockedQuestion: 'Den här frågan är dold för deltagarna',
  },
} satisfies Translation<typeof brainstormRemoteText>
