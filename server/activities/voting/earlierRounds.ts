import type { TargetResult } from '#domain/activity/votes/results.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { listed } from '../../context/inputs.ts'

/** Results by target, by round: earlier rounds in ascending order. SPEC BT21 */
export type EarlierResults = ReadonlyMap<number, ReadonlyMap<string, TargetResult>>

/**
 * The results of a target in the rounds before the present one that have any, as calls answer them. SPEC BT10, BT21
 *
 * @param earlier null where the caller may not read results
 */
export function earlierRounds(context: GraphQLContext, earlier: EarlierResults | null, targetId: string) {
  if (!earlier) return null
  const rounds = [...earlier].flatMap(([round, results]) => {
    const result = results.get(targetId)
    return result ? [{ round, result }] : []
  })
  return listed(context, rounds).map(({ round, result: { count, abstained, withheld, axis1, pairs } }) => ({
    ...{ round, count, abstained, withheld },
    group1VotesDist: axis1.distribution.join(','),
    pairs: listed(context, [...pairs]),
  }))
}
