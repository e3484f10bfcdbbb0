import type { Bind } from '../connection/statement.ts'
import type { LookupSelect } from './lookupSelect.ts'

/** Part of the lookups' statement: which of these ids a part, an activity or a vote has, in any workshop. SPEC C2 */
export function selectUsedIds(bind: Bind, ids: readonly string[]): LookupSelect<{ id: string }> {
  return `select json_build_object('id', asked.id) as value, null::bytea as bytes
    from unnest(${bind(ids)}::text[]) as asked (id)
    where exists (select from public.parts where parts.id = asked.id)
      or exists (select from public.parts where parts.object_id = asked.id)
      or exists (select from public.votes where votes.id = asked.id)`
}
