import type { Translation } from '#ui/texts/useText.ts'
import type { ownPulseText } from './ownPulseText.ts'

export default {
  id: 'ownPulse',
  texts: {
    voted: (value) => `Du röstade ${value} av 5`,
    abstained: 'Du avstod',
    chose: (value) => `Du valde ${value} av 5`,
    choseNone: 'Du valde att avstå',
    states: {
      chosen: 'Valt, inte röstat än',
      changed: 'Ändrat, inte röstat igen än',
      refused: 'Rösten räknas inte. Rösta igen.',
    },
  },
} satisfies Translation<typeof ownPulseText>
