import type { Translation } from '#ui/texts/useText.ts'
import type { ownOrganizeText } from './ownOrganizeText.ts'

export default {
  id: 'ownOrganize',
  texts: {
    placed: (section) => `Du placerade det i: ${section}`,
    undecided: 'Du var osäker',
    chose: (section) => `Du valde: ${section}`,
    choseUndecided: 'Du valde: Osäker',
    gone: 'Du placerade det i en sektion som är borttagen',
    states: {
      chosen: 'Valt, inte röstat än',
      changed: 'Ändrat, inte röstat igen än',
      refused: 'Rösten räknas inte. Rösta igen.',
    },
  },
} satisfies Translation<typeof ownOrganizeText>
