import { limits } from '#domain/limits.ts'
import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a pulse's editor. */
export const pulseEditorText = {
  id: 'pulseEditor',
  en: {
    pulse: 'Pulse',
    heading: 'Heading',
    help: 'Help text',
    listTitle: 'List title',
    categories: 'Categories',
    addCategory: 'Add category',
    mostCategories: `A pulse has at most ${limits.pulseCategories} categories.`,
    categoryAt: (n: number) => `Category ${n}`,
    deleteCategoryTitle: 'Are you sure you want to delete this category?',
    deleteCategoryBody: 'This will permanently delete the category, its statements and the votes on them.',
    statementsOf: (category: string) => (category === '' ? 'Statements' : `Statements in “${category}”`),
    addStatement: 'Add statement',
    noStatements: 'This category has no statements yet.',
    statementAt: (n: number) => `Statement ${n}`,
    newStatement: (n: number) => `Statement ${n}`,
  },
} satisfies Catalogue<unknown>
