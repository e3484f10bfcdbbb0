import type { Translation } from '#ui/texts/useText.ts'
import type { waitingText } from './waitingText.ts'

const here = (count: number): string =>
  count === 1 ? '1 påstående väntar på godkännande' : `${count} påståenden väntar på godkännande`

export default {
  id: 'pulseWaiting',
  texts: { here, elsewhere: (count, category) => `${here(count)} i ${category}` },
} satisfies Translation<typeof waitingText>
