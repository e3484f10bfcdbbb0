import type { Translation } from '#ui/texts/useText.ts'
import type { newCategoryText } from './newCategoryText.ts'

export default {
  id: 'pulseNewCategory',
  texts: { add: 'Ny kategori', added: 'En kategori är tillagd sist.', open: 'Öppna den' },
} satisfies Translation<typeof newCategoryText>
