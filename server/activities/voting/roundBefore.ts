import type { TargetResult } from '#domain/activity/votes/results.ts'
import type { GraphQLContext } from '../../graphql/context/context.ts'
import { listed } from '../../graphql/schema/inputs.ts'

/**
 * The result of a target in the round before, as calls answer it. SPEC BT10
 *
 * @param results of that round; null in the first round, and where the caller may not read them
 */
export function roundBefore(
  context: GraphQLContext,
  results: ReadonlyMap<string, TargetResult> | null,
  targetId: string,
) {
  const result = results?.get(targetId)
  if (!result) return null
  const { count, abstained, withheld, axis1, pairs } = result
  return {
    count,
    abstained,
    withheld,
    group1VotesDist: axis1.distribution.join(','),
    pairs: listed(context, [...pairs]),
  }
}
