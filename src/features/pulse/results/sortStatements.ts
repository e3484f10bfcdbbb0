import type { PulseSort } from '#domain/pulse/sorting.ts'
import type { ChartCategory, ChartStatement } from './pulseChart.ts'

/** The difference of a statement's mean to the pulse that it is compared with; null when one of them is missing. SPEC PU8 */
export function changeOf({ result, earlier }: ChartStatement): number | null {
  const { mean } = result.axis1
  return mean === null || !earlier ? null : mean - earlier.mean
}

/** The same of a category's mean. */
export function categoryChange({ mean, earlierMean }: ChartCategory): number | null {
  return mean === null || earlierMean === null || earlierMean === undefined ? null : mean - earlierMean
}

const keys: Readonly<Record<Exclude<PulseSort, 'LIST'>, (statement: ChartStatement) => number | null>> = {
  MEAN: ({ result }) => result.axis1.mean,
  SPREAD: ({ result }) => result.axis1.spread,
  // Whether better or worse: what moved most is discussed first.
  CHANGE: (statement) => {
    const change = changeOf(statement)
    return change === null ? null : Math.abs(change)
  },
}

/** Statements sorted within their categories, highest first; those without a value last, then in the order of the list. SPEC PU7 */
export function sortStatements(
  categories: readonly ChartCategory[],
  sort: PulseSort,
): readonly ChartCategory[] {
  if (sort === 'LIST') return categories
  const keyOf = keys[sort]
  return categories.map((category) => ({
    ...category,
    statements: [...category.statements].sort((a, b) => (keyOf(b) ?? -1) - (keyOf(a) ?? -1)),
  }))
}
