import { searchIn } from '#domain/search.ts'

export interface Filterable {
  workshopName: string
  templateDesc: string
  creator: { id: string }
  publictemplateinfoSet: { category: string; isSet: boolean }[]
}

/** The templates a page shows: all, the person's own, or those of one category. */
export type TemplateFilter = { kind: 'all' } | { kind: 'mine' } | { kind: 'category'; category: string }

/** The categories of the templates, in alphabetical order. */
export function categoriesOf(templates: readonly Filterable[]): string[] {
  const names = templates.flatMap((template) => [...categoriesOfOne(template)])
  return [...new Set(names)].sort((a, b) => a.localeCompare(b))
}

export function filtered<One extends Filterable>(
  templates: readonly One[],
  filter: TemplateFilter,
  userId: string,
): One[] {
  switch (filter.kind) {
    case 'all':
      return [...templates]
    case 'mine':
      return templates.filter(({ creator }) => creator.id === userId)
    case 'category':
      return templates.filter((template) => categoriesOfOne(template).includes(filter.category))
  }
}

/**
 * Templates whose name or description contains the search text, the earliest match first; matches in the name come
 * before matches in the description.
 *
 * @see SPEC W7
 */
export function searchTemplates<One extends Filterable>(templates: readonly One[], search: string): One[] {
  return searchIn(templates, search, ({ workshopName, templateDesc }) => `${workshopName}\n${templateDesc}`)
}

function categoriesOfOne({ publictemplateinfoSet }: Filterable): string[] {
  return publictemplateinfoSet.filter(({ isSet }) => isSet).map(({ category }) => category)
}
