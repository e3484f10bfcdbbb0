import type { suggestedCategories } from '#domain/workshop/template.ts'
import { useText } from './useText.ts'
import type { Catalogue } from './useText.ts'

/** Names of the predefined categories; a person's own categories stay as they are. */
export const categoryText = {
  id: 'categories',
  en: {
    retrospective: 'Retrospective',
    'kick-off': 'Kick-off',
    risk: 'Risk',
    ideas: 'Ideas',
    planning: 'Planning',
    analysis: 'Analysis',
    decision: 'Decision',
    feedback: 'Feedback',
    meeting: 'Meeting',
    team: 'Team',
  } satisfies Record<(typeof suggestedCategories)[number], string>,
} satisfies Catalogue<unknown>

/** The displayed name of a category. */
export function useCategoryName(): (category: string) => string {
  const names: Readonly<Record<string, string>> = useText(categoryText)
  return (category) => (Object.hasOwn(names, category) ? names[category] : undefined) ?? category
}
