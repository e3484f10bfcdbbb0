import type { Translation } from '#ui/useText.ts'
import type { commentText } from './text.ts'

export default {
  id: 'comment',
  texts: {
    you: 'Du',
    facilitator: 'Facilitator',
  },
} satisfies Translation<typeof commentText>
