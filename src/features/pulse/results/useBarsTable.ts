import { useMemo } from 'react'
import type { ChartTable } from '#activity/chart/chart.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { useText } from '#ui/texts/useText.ts'
import type { ChartCategory } from './pulseChart.ts'
import { pulseResultsText } from './text.ts'
import { useValuelessWords } from './useValuelessWords.ts'
import { changeOf } from './sortStatements.ts'

/** All values of all statements, in the order that is shown. */
export function useBarsTable(categories: readonly ChartCategory[], isCompared: boolean): ChartTable {
  const text = useText(pulseResultsText)
  const noteOf = useValuelessWords()
  const numbers = useNumbers()
  return useMemo(() => {
    const numeric = [text.counts, text.mean, text.median, text.spread, text.votes]
    const titles = [...numeric, ...(isCompared ? [text.change] : [])]
    return {
      columns: [
        ...[text.statement, text.category].map((title) => ({ title })),
        ...titles.map((title) => ({ title, isNumber: true })),
      ],
      rows: categories.flatMap(({ name, statements }) =>
        statements.map((statement) => {
          const { count, axis1 } = statement.result
          const change = changeOf(statement)
          const values = [axis1.mean, axis1.median, axis1.spread].map(numbers.value)
          const cells = [
            ...[statement.text, name, axis1.distribution.map(numbers.count).join(', '), ...values],
            [numbers.count(count), noteOf(statement.result) ?? []].flat().join(' · '),
          ]
          const compared = isCompared ? [change === null ? '–' : numbers.change(change)] : []
          return { key: statement.id, cells: [...cells, ...compared] }
        }),
      ),
    }
  }, [categories, isCompared, text, noteOf, numbers])
}
