import type { Translation } from '#ui/texts/useText.ts'
import type { overviewText } from './overviewText.ts'

export default {
  id: 'overview',
  texts: {
    answersHidden: 'Svaren är dolda för deltagarna',
    othersHidden: 'De andras svar är dolda',
    lockedHere: 'Låst av facilitatorn',
    more: (count) => `Visa ${count} till`,
  },
} satisfies Translation<typeof overviewText>
