import type { Translation } from '#ui/texts/useText.ts'
import type { lostAnswersText } from './lostAnswersText.ts'

export default {
  id: 'lostAnswers',
  texts: {
    lost: (answers) =>
      `Då försvinner ${answers === 0 ? 'alla svar (än så länge inga)' : `${answers} svar`} och vilka som är klara, för alla. Ämnen, texter, anteckningar och inställningar blir kvar. Du kan ångra det direkt efteråt.`,
  },
} satisfies Translation<typeof lostAnswersText>
