import type { Translation } from '#ui/texts/useText.ts'
import type { projectorPresentText } from './projectorPresentText.ts'

export default {
  id: 'roomPresent',
  texts: {
    noDocument: 'Bilderna visas här snart',
    comments: (count) => (count === 1 ? '1 kommentar' : `${count} kommentarer`),
    comment: 'Presenterad kommentar',
  },
} satisfies Translation<typeof projectorPresentText>
