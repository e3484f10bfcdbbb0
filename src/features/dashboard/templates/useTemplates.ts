import type { TemplatesQuery } from '#api/generated.ts'
import { TemplatesDocument } from '#api/operations/template.ts'
import { useKeptQuery } from '#api/useKeptQuery.ts'
import type { QueryView } from '#api/useQuery.ts'
import type { UserId } from '#domain/ids.ts'
import { useLanguage } from '#ui/useText.ts'

/**
 * Official, public and own templates, the most copied first; official ones in the language of the screen. Those of the last visit in
 * this language are on screen at once, until the server has told. SPEC W9.
 *
 * @see specification, part 1, section 9: Official and own templates are cached in local storage
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
