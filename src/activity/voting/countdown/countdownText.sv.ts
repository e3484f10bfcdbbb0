import type { Translation } from '#ui/texts/useText.ts'
import type { countdownText } from './countdownText.ts'

export default {
  id: 'closingCountdown',
  texts: {
    closes: 'Omröstningen stängs alldeles strax',
  },
} satisfies Translation<typeof countdownText>
