import { useMemo } from 'react'
import type { TargetState } from '#activity/voting/ballot/ballot.ts'
import { useChoices } from '#activity/voting/ballot/useChoices.ts'
import type { OwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import type { CategoryId } from '#domain/ids.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import type { Pulse } from '../usePulse.ts'
import type { Statements } from '../statements/useStatements.ts'

const uncast: readonly TargetState[] = ['chosen', 'partial', 'changed', 'refused']

/**
 * The categories in which this person chose something and has not voted it: a ballot covers one category, and going on
 * to the next one votes nothing. SPEC PU5
 */
export function useUnvoted(
  { objectId, categories }: Pulse,
  { inCategory }: Statements,
  round: number,
  own: OwnVotes,
): ReadonlySet<CategoryId> {
  const targets = useMemo(
    () => categories.flatMap(({ id }) => inCategory(id).approved),
    [categories, inCategory],
  )
  const choices = useChoices({ objectId, round, own, targets, scale: pulseScale })
  return useMemo(() => {
    const open = new Set(choices.flatMap(({ id, state }) => (uncast.includes(state) ? [id] : [])))
    return new Set(targets.flatMap(({ id, groupId }) => (open.has(id) ? [groupId] : [])))
  }, [targets, choices])
}
