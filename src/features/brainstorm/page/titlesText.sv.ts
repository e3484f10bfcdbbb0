import type { Translation } from '#ui/texts/useText.ts'
import type { titlesText } from './titlesText.ts'

export default {
  id: 'brainstormTitles',
  texts: {
    question: 'Frågan',
    editQuestion: 'Redigera frågan',
  },
} satisfies Translation<typeof titlesText>
