import type { Translation } from '#ui/texts/useText.ts'
import type { countdownText } from './countdownText.ts'

export default {
  id: 'closingCountdown',
  texts: {
    closes: 'Omröstningen stängs alldeles strax',
    closesIn: 'Omröstningen stängs om',
  },
} satisfies Translation<typeof countdownText>
