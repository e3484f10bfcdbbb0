import type { Translation } from '#ui/texts/useText.ts'
import type { peopleText } from './peopleText.ts'

export default {
  id: 'people',
  texts: {
    more: 'Mer',
    andMore: (count) => `och ${count} till`,
    peopleHere: (count) => (count === 1 ? '1 person är här' : `${count} personer är här`),
  },
} satisfies Translation<typeof peopleText>
