import type { Translation } from '#ui/texts/useText.ts'
import type { pulseImportText } from './importText.ts'

export default {
  id: 'pulseImport',
  texts: {
    select: '2. Välj kategorier',
    lack: 'Välj först en kategori att importera till.',
    unnamed: (n) => `Kategori ${n}`,
  },
} satisfies Translation<typeof pulseImportText>
