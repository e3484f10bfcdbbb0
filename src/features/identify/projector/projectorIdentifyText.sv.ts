import type { Translation } from '#ui/texts/useText.ts'
import type { projectorIdentifyText } from './projectorIdentifyText.ts'

export default {
  id: 'roomIdentify',
  texts: {
    loading: 'Öppnar aktiviteten…',
    hidden: 'Svaren visas inte än',
    answers: (count) => `${count} svar`,
    wait: (count) => `${count} svar väntar`,
    noAnswers: 'Inga svar än',
    untitled: (n) => `Ämne ${n}`,
    topics: 'Ämnen och deras svar',
    answer: 'Presenterat svar',
  },
} satisfies Translation<typeof projectorIdentifyText>
