import type { Translation } from '#ui/texts/useText.ts'
import type { hiddenText } from './hiddenText.ts'

export default {
  id: 'hiddenAnswers',
  texts: {
    hiddenAnswers: 'De andras svar är dolda. Vänta tills facilitatorn visar alla svar.',
    hiddenAnswersEnded: 'Facilitatorn visade inte svaren i den här aktiviteten.',
    answersNowShown: 'Facilitatorn visar svaren nu.',
  },
} satisfies Translation<typeof hiddenText>
