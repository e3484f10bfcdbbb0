import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { pulseEditorText } from './text.ts'

export default {
  id: 'pulseEditor',
  texts: {
    pulse: 'Puls',
    heading: 'Rubrik',
    help: 'Hjälptext',
    listTitle: 'Listans rubrik',
    categories: 'Kategorier',
    addCategory: 'Lägg till kategori',
    mostCategories: `En puls har högst ${limits.pulseCategories} kategorier.`,
    categoryAt: (n) => `Kategori ${n}`,
    deleteCategoryTitle: 'Vill du verkligen ta bort den här kategorin?',
    deleteCategoryBody: 'Kategorin, dess påståenden och rösterna på dem tas bort för alltid.',
    statementsOf: (category) => (category === '' ? 'Påståenden' : `Påståenden i ”${category}”`),
    addStatement: 'Lägg till påstående',
    noStatements: 'Kategorin har inga påståenden än.',
    statementAt: (n) => `Påstående ${n}`,
    newStatement: (n) => `Påstående ${n}`,
  },
} satisfies Translation<typeof pulseEditorText>
