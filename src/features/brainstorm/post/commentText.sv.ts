import type { Translation } from '#ui/useText.ts'
import type { commentText } from './commentText.ts'

export default {
  id: 'comment',
  texts: {
    you: 'Du',
    facilitator: 'Facilitator',
  },
} satisfies Translation<typeof commentText>
