import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import type { ChartCategory, ChartStatement } from './pulseChart.ts'
import { categoryChange, changeOf, sortStatements } from './sortStatements.ts'

function statement(id: string, values: readonly number[], earlier?: number): ChartStatement {
  const counts = values.map((value1) => ({ targetId: id, round: 1, value1, value2: null, votes: 1 }))
  return {
    ...{ id, text: id, result: resultOf(counts, { low: 1, high: 5, axes: 1 }) },
    ...(earlier !== undefined && { earlier: { mean: earlier, count: 5 } }),
  }
}

const category: ChartCategory = {
  ...{ id: 'c', name: 'Team', mean: 3, earlierMean: 2.5 },
  statements: [
    statement('silent', []),
    statement('agreed', [3, 3], 3),
    statement('split', [1, 5], 4.5),
    statement('high', [4, 5], 4),
  ],
}

test.each<[PulseSort, string[]]>([
  ['LIST', ['silent', 'agreed', 'split', 'high']],
  ['MEAN', ['high', 'agreed', 'split', 'silent']],
  ['SPREAD', ['split', 'high', 'agreed', 'silent']],
  ['CHANGE', ['split', 'high', 'agreed', 'silent']],
])('[PU7] sorted by %s, statements without a value last', (sort, ids) => {
  const [sorted] = sortStatements([category], sort)
  expect(sorted?.statements.map(({ id }) => id)).toEqual(ids)
})

test('[PU8] a change is the difference of two means, and unknown when one is missing', () => {
  expect(category.statements.map(changeOf)).toEqual([null, 0, -1.5, 0.5])
  expect(categoryChange(category)).toBe(0.5)
  expect(categoryChange({ ...category, earlierMean: null })).toBeNull()
})
