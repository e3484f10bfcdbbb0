import type { Translation } from '#ui/texts/useText.ts'
import type { removedText } from './removedText.ts'

export default {
  id: 'removed',
  texts: {
    removedLeadTitle: 'Du är inte längre facilitator i den här sessionen',
    removedLeadHint: 'En annan facilitator har tagit bort dig. Det du har gjort finns kvar.',
  },
} satisfies Translation<typeof removedText>
