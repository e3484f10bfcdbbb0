import type { Translation } from '#ui/texts/useText.ts'
import type { ownPulseText } from './ownPulseText.ts'

export default {
  id: 'ownPulse',
  texts: {
    voted: (value) => `Du röstade ${value} av 5`,
    abstained: 'Du avstod',
  },
} satisfies Translation<typeof ownPulseText>
