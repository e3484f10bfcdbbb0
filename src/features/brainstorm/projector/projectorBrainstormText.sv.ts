import type { Translation } from '#ui/texts/useText.ts'
import type { projectorBrainstormText } from './projectorBrainstormText.ts'

export default {
  id: 'roomBrainstorm',
  texts: {
    loading: 'Öppnar brainstormen…',
    hidden: 'Svaren visas inte än',
    answers: (count) => `${count} svar`,
    noAnswers: 'Inga svar än',
    ungrouped: 'Ogrupperade svar',
    overview: 'Alla frågor',
    lockedText: 'Inte öppen än',
    answersLabel: 'Svar',
  },
} satisfies Translation<typeof projectorBrainstormText>
