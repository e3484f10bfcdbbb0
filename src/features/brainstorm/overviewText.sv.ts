import type { Translation } from '#ui/useText.ts'
import type { overviewText } from './overviewText.ts'

export default {
  id: 'overview',
  texts: {
    hidden: 'dold för deltagarna',
    more: (count) => `Visa ${count} till`,
  },
} satisfies Translation<typeof overviewText>
