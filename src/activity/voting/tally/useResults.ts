import { useMemo } from 'react'
import * as Y from 'yjs'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Scale, TargetResult } from '#domain/activity/votes/results.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

const nobodyVoted = new Y.Doc()

/**
 * The results of targets in one round, by target; a new map only when a count, the scale or the targets changed. SPEC
 * BT14
 *
 * @param tally of `useTally`; without one, all results are empty
 */
export function useResults(
  tally: Y.Doc | null,
  round: number,
  scale: Scale,
  targetIds: readonly string[],
): ReadonlyMap<string, TargetResult> {
  const read = useMemo(() => (doc: Y.Doc) => Object.fromEntries(readTally(doc, round)), [round])
  const counts = useDerived(tally ?? nobodyVoted, [tallyRoots.votes], read)
  const { low, high, axes, nominal } = scale
  return useMemo(
    () => new Map(targetIds.map((id) => [id, resultOf(counts[id] ?? [], { low, high, axes, nominal })])),
    [counts, low, high, axes, nominal, targetIds],
  )
}
