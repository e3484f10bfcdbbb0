import type { Translation } from '#ui/texts/useText.ts'
import type { pulseImportText } from './importText.ts'

export default {
  id: 'pulseImport',
  texts: {
    selectCategories: '2. Välj kategorier',
    lackCategory: 'Välj först en kategori att importera till.',
    unnamed: (n) => `Kategori ${n}`,
  },
} satisfies Translation<typeof pulseImportText>
