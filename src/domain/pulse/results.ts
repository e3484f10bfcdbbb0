import type * as Y from 'yjs'
import { meanOfTargets, resultOf, resultsOf } from '../activity/votes/results.ts'
import type { TargetResult } from '../activity/votes/results.ts'
import { readCategories } from './items.ts'
import type { CategoryView, StatementView } from './items.ts'
import { boardRoots } from './roots.ts'
import type { EarlierResult } from './roots.ts'
import { pulseScale } from './votes.ts'

/** A statement with its result in one round. */
export interface StatementResult extends StatementView {
  result: TargetResult
  /** The result in an earlier pulse; null where none is shown. SPEC PU8. */
  earlier: EarlierResult | null
  /** The mean now, minus the mean then; null unless both exist. SPEC PU8. */
  change: number | null
}

/** A category with the results of its statements. SPEC PU7. */
export interface CategoryResult extends CategoryView {
  /** The mean of all votes on its statements; null without votes. */
  mean: number | null
  /** The same of the earlier results that are shown; null without any. SPEC PU8. */
  earlierMean: number | null
  statements: StatementResult[]
}

/**
 * The results of a pulse in one round, categories and statements in the order of the list. SPEC PU7.
 *
 * @param doc the desk, or the board for those who see approved statements only
 * @param tally null while the reader may not read it: all results are empty
 */
export function pulseResults(
  { doc, board, tally }: { doc: Y.Doc; board: Y.Doc; tally: Y.Doc | null },
  round: number,
): CategoryResult[] {
  const categories = readCategories(doc)
  const ids = categories.flatMap(({ statements }) => statements.map(({ id }) => id))
  const results = resultsOf(tally, round, pulseScale, ids)
  const earlier = boardRoots.earlier(board)
  return categories.map((category) => withResults(category, results, earlier))
}

/** Earlier results by statement. */
type EarlierResults = Pick<ReadonlyMap<string, EarlierResult>, 'get'>

/** A category with its results out of those of a round. SPEC PU7, PU8. */
export function withResults(
  category: CategoryView,
  results: ReadonlyMap<string, TargetResult>,
  earlier: EarlierResults,
): CategoryResult {
  const statements = category.statements.map((statement) => withResult(statement, results, earlier))
  return {
    ...category,
    statements,
    mean: meanOfTargets(statements.map(({ result: { axis1, count } }) => ({ mean: axis1.mean, count }))),
    earlierMean: meanOfTargets(statements.flatMap((statement) => statement.earlier ?? [])),
  }
}

/** A statement with its result out of those of a round, and with the earlier one that is shown beside it. SPEC PU8. */
export function withResult(
  statement: StatementView,
  results: ReadonlyMap<string, TargetResult>,
  earlierResults: EarlierResults,
): StatementResult {
  const result = results.get(statement.id) ?? resultOf([], pulseScale)
  const earlier = earlierResults.get(statement.id) ?? null
  const { mean } = result.axis1
  return { ...statement, result, earlier, change: earlier && mean !== null ? mean - earlier.mean : null }
}

/** How results are sorted: by the order of the list, or by a value, the greatest first. SPEC PU7. */
type ResultOrder = 'list' | 'mean' | 'spread' | 'change'

/** Statements in an order; those without a value come last, and equal ones keep the order of the list. SPEC PU7. */
export function sortedResults(statements: readonly StatementResult[], by: ResultOrder): StatementResult[] {
  if (by === 'list') return [...statements]
  return statements.toSorted((a, b) => (sortValue(b, by) ?? -Infinity) - (sortValue(a, by) ?? -Infinity) || 0)
}

function sortValue({ result, change }: StatementResult, by: ResultOrder): number | null {
  return by === 'change' ? change : by === 'spread' ? result.axis1.spread : result.axis1.mean
}
