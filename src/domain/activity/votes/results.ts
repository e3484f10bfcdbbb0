import type * as Y from 'yjs'
import { onScale } from './scale.ts'
import { readTally } from './tally.ts'
import type { VoteCount } from './tally.ts'

/** The values that a vote may choose, and on how many axes. SPEC BT2. */
export interface Scale {
  low: number
  high: number
  axes: 1 | 2
  /**
   * For values that are names instead of amounts, such as the sections of a board: those that count, in the order in which
   * results tell them. A vote for another one counts as an abstention. SPEC BT23
   */
  nominal?: readonly number[] | undefined
}

/** The votes along one axis. Without any vote, and on a nominal scale, mean, median and spread are null. SPEC BT14. */
export interface AxisResult {
  /** Number of votes per value; the first one is the lowest value of the scale, or the first of a nominal one. */
  distribution: readonly number[]
  mean: number | null
  median: number | null
  /** Standard deviation of all votes (of the population), in units of the scale. */
  spread: number | null
}

/** Equal votes on both axes of a matrix. */
export interface Pair {
  value1: number
  value2: number
  votes: number
}

/** The result of one target (a poll or a statement) in one round. SPEC BT14. */
export interface TargetResult {
  /** Number of votes with a value that are shown. */
  count: number
  abstained: number
  /** Number of votes that are too few to be shown. SPEC BT19 */
  withheld: number
  axis1: AxisResult
  /** Null on a scale of one axis. */
  axis2: AxisResult | null
  /** On two axes: the votes by pair of values; empty on one axis. */
  pairs: readonly Pair[]
  /** Product of the means; on one axis the mean itself; null without votes. */
  product: number | null
}

/**
 * The results of targets in one round.
 *
 * @param tally a document that the caller may read; null while it may not be read: all results are empty
 * @param targetIds existing targets: counts of others are ignored
 */
export function resultsOf(
  tally: Y.Doc | null,
  round: number,
  scale: Scale,
  targetIds: readonly string[],
): Map<string, TargetResult> {
  const counts = tally === null ? new Map<string, VoteCount[]>() : readTally(tally, round)
  return new Map(targetIds.map((id) => [id, resultOf(counts.get(id) ?? [], scale)]))
}

/** The result of one target from its counts, in any order. */
export function resultOf(counts: readonly VoteCount[], scale: Scale): TargetResult {
  const pairs = new Map<string, Pair>()
  const [first, second] = [emptyDistribution(scale), emptyDistribution(scale)]
  let abstained = 0
  let withheld = 0
  let count = 0
  for (const { value1, value2, votes, isWithheld } of counts) {
    if (value1 === null) {
      if (isWithheld) withheld += votes
      else abstained += votes
      continue
    }
    if (scale.nominal) {
      const at = scale.nominal.indexOf(value1)
      if (at < 0) abstained += votes
      else {
        count += votes
        first[at] = (first[at] ?? 0) + votes
      }
      continue
    }
    const [at1, at2] = [onScale(value1, scale), onScale(value2 ?? scale.low, scale)]
    count += votes
    first[at1 - scale.low] = (first[at1 - scale.low] ?? 0) + votes
    second[at2 - scale.low] = (second[at2 - scale.low] ?? 0) + votes
    if (scale.axes === 2) {
      const key = `${at1}:${at2}`
      pairs.set(key, { value1: at1, value2: at2, votes: votes + (pairs.get(key)?.votes ?? 0) })
    }
  }
  const axis1 = scale.nominal
    ? { distribution: first, mean: null, median: null, spread: null }
    : axisResult(first, scale.low)
  const axis2 = scale.axes === 2 ? axisResult(second, scale.low) : null
  const product = axis1.mean === null ? null : axis1.mean * (axis2 ? (axis2.mean ?? 0) : 1)
  return { count, abstained, withheld, axis1, axis2, pairs: [...pairs.values()].sort(byPair), product }
}

/** Whether anything is told of a target, abstentions and votes that are too few to be shown included. SPEC PU13 */
export function tellsVotes({ count, abstained, withheld }: TargetResult): boolean {
  return count + abstained + withheld > 0
}

/**
 * The mean of all votes on several targets: each target weighs as much as it has votes. Null without votes. SPEC BT14.
 *
 * @param results mean and number of votes of each target
 */
export function meanOfTargets(results: readonly { mean: number | null; count: number }[]): number | null {
  const voted = results.flatMap(({ mean, count }) => (mean === null || count === 0 ? [] : { mean, count }))
  const votes = voted.reduce((sum, { count }) => sum + count, 0)
  return votes === 0 ? null : voted.reduce((sum, { mean, count }) => sum + mean * count, 0) / votes
}

function emptyDistribution({ low, high, nominal }: Scale): number[] {
  return Array.from({ length: nominal?.length ?? high - low + 1 }, () => 0)
}

function axisResult(distribution: readonly number[], low: number): AxisResult {
  const count = distribution.reduce((sum, votes) => sum + votes, 0)
  if (count === 0) return { distribution, mean: null, median: null, spread: null }
  const mean = distribution.reduce((sum, votes, index) => sum + votes * (low + index), 0) / count
  const squares = distribution.reduce((sum, votes, index) => sum + votes * (low + index - mean) ** 2, 0)
  const [lower, upper] = [valueAt(distribution, (count - 1) >> 1), valueAt(distribution, count >> 1)]
  return { distribution, mean, median: low + (lower + upper) / 2, spread: Math.sqrt(squares / count) }
}

/** Index of the value of the vote at a rank, counted from 0 in ascending order. */
function valueAt(distribution: readonly number[], rank: number): number {
  let below = 0
  return distribution.findIndex((votes) => (below += votes) > rank)
}

function byPair(a: Pair, b: Pair): number {
  return a.value1 - b.value1 || a.value2 - b.value2
}
