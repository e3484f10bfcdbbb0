import type { suggestedCategories } from '#domain/workshop/template.ts'
import { useText } from '../texts/useText.ts'
import type { Catalogue } from '../texts/useText.ts'

/** Texts of templates: what a missing picture says, and names of the predefined categories. */
export const templateText = {
  id: 'templateViews',
  en: {
    noPicture: (name: string) => `Preview image not found for ${name}`,
    categories: {
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
  },
} satisfies Catalogue<unknown>

/** The displayed name of a category: a person's own categories stay as they are. */
export function useCategoryName(): (category: string) => string {
  const names: Readonly<Record<string, string>> = useText(templateText).categories
  return (category) => (Object.hasOwn(names, category) ? names[category] : undefined) ?? category
}
