import type { Translation } from '#ui/texts/useText.ts'
import type { lobbyText } from './text.ts'

export default {
  id: 'lobby',
  texts: {
    peopleHere: (count) => (count === 1 ? '1 person är här' : `${count} personer är här`),
    anonymous: 'Det du skriver är anonymt. Det kan inte spåras till dig.',
    wait: (facilitator) => `Vänta på att ${facilitator} leder dig genom sessionen.`,
    theFacilitator: 'facilitatorn',
  },
} satisfies Translation<typeof lobbyText>
