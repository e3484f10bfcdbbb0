import type { Translation } from '#ui/texts/useText.ts'
import type { toolsText } from './toolsText.ts'

export default {
  id: 'pulseTools',
  texts: {
    approveAll: (count) =>
      count === 1 ? 'Godkänn påståendet som väntar' : `Godkänn alla ${count} påståenden som väntar`,
    compare: 'Jämför med den förra pulsen',
  },
} satisfies Translation<typeof toolsText>
