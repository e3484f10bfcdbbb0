import type { Translation } from '#ui/texts/useText.ts'
import type { itemText } from './text.ts'

export default {
  id: 'activityItem',
  texts: {
    deleteTitle: 'Vill du verkligen ta bort det här svaret?',
    deleteBody: 'Svaret tas bort för alltid.',
    deleted: 'Svaret är borttaget',
    changed: 'Svaret är ändrat',
  },
} satisfies Translation<typeof itemText>
