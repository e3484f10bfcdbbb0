import type { TemplatesQuery } from '#api/generated.ts'
import { TemplatesDocument } from '#api/operations/template.ts'
import { useKeptQuery } from '#api/useKeptQuery.ts'
import type { QueryView } from '#api/useQuery.ts'
import type { UserId } from '#domain/ids.ts'

/**
 * Official, public and own templates, the most copied first. Those of the last visit are on screen at once, until the server
 * has told.
 *
 * @see specification, part 1, section 9: Official and own templates are cached in local storage
 */
export function useTemplates(userId: UserId): QueryView<TemplatesQuery> {
  return useKeptQuery(TemplatesDocument, {}, { userId, name: 'templates', keep: officialAndOwn })
}

function officialAndOwn({ templates }: TemplatesQuery): TemplatesQuery | null {
  const kept = templates.filter(({ templateOfficial, isFacilitator }) => templateOfficial || isFacilitator)
  return kept.length === 0 ? null : { templates: kept }
}
