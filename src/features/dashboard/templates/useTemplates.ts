import { useEffect, useMemo } from 'react'
import type { TemplatesQuery } from '#api/generated.ts'
import { TemplatesDocument } from '#api/operations/template.ts'
import { useSession } from '#api/session.ts'
import { useQuery } from '#api/useQuery.ts'
import type { QueryView } from '#api/useQuery.ts'
import { keepTemplates, keptTemplates } from './templateCache.ts'

/**
 * Official, public and own templates, the most copied first. Those of the last visit are on screen at once, until the server
 * has told.
 *
 * @see specification, part 1, section 9: Official and own templates are cached in local storage
 */
export function useTemplates(): QueryView<TemplatesQuery> {
  const userId = useSession().account?.userId ?? null
  const query = useQuery(TemplatesDocument, {})
  const kept = useMemo(() => (userId === null ? null : keptTemplates(userId)), [userId])
  const { data } = query
  useEffect(() => {
    if (data && userId !== null) keepTemplates(userId, data.templates)
  }, [data, userId])
  if (data || !kept) return query
  return { ...query, data: { templates: kept }, isLoading: false }
}
