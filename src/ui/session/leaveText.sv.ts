import type { Translation } from '../texts/useText.ts'
import type { leaveText } from './leaveText.ts'

export default {
  id: 'leaveAsFacilitator',
  texts: {
    leave: 'Lämna som facilitator',
    title: 'Lämna som facilitator?',
    body: 'Du förlorar genast alla rättigheter som facilitator här. Det du har gjort finns kvar.',
    confirm: 'Lämna',
    left: 'Du är inte längre facilitator i sessionen',
  },
} satisfies Translation<typeof leaveText>
