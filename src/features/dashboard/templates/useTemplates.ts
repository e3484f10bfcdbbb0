import type { TemplatesQuery } from '#api/generated.ts'
import { TemplatesDocument } from '#api/operations/template.ts'
import { useKeptQuery } from '#api/queries/useKeptQuery.ts'
import type { QueryView } from '#api/queries/useQuery.ts'
import type { UserId } from '#domain/ids.ts'
import { useLanguage } from '#ui/texts/useText.ts'

/**
 * Official, public and own templates, the most copied first; official ones in the language of the screen. The cached
 * result of the last visit in this language is shown until the server answers. SPEC W9.
 */
export function useTemplates(userId: UserId): QueryView<TemplatesQuery> {
  const language = useLanguage()
  const kept = { userId, name: `templates.${language}`, keep: officialAndOwn }
  return useKeptQuery(TemplatesDocument, { language }, kept)
}

function officialAndOwn({ templates }: TemplatesQuery): TemplatesQuery | null {
  const kept = templates.filter(({ templateOfficial, isFacilitator }) => templateOfficial || isFacilitator)
  return kept.length === 0 ? null : { templates: kept }
}
