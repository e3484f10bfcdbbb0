import type { Translation } from '../texts/useText.ts'
import type { helpText } from './helpText.ts'

export default {
  id: 'help',
  texts: {
    search: 'Sök i hjälpen',
    topics: 'Avsnitt',
    shortcuts: 'Kortkommandon',
    found: (count) => (count === 1 ? '1 hittades' : `${count} hittades`),
    foundNone: (search) => `Hjälpen har inget om ”${search}”`,
    foundNoneHint: 'Prova ett annat ord, eller bara ett ord.',
    showAll: 'Visa alla avsnitt',
  },
} satisfies Translation<typeof helpText>
