import type { Translation } from '#ui/useText.ts'
import type { roomIdentifyText } from './roomIdentifyText.ts'

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
  },
} satisfies Translation<typeof roomIdentifyText>
