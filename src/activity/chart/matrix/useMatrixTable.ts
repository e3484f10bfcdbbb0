import { useMemo } from 'react'
import { useText } from '#ui/texts/useText.ts'
import type { ChartTable } from '../chart.ts'
import { voteResultsText } from '../../voting/resultsText.ts'
import { useNumbers } from '../useNumbers.ts'
import type { MatrixAxis, MatrixItem } from './matrix.ts'
import { matrixText } from './matrixText.ts'

/** The items of a matrix with their means, in the order of the list; it is also the legend of the bubbles. */
export function useMatrixTable(
  items: readonly MatrixItem[],
  axes: readonly [MatrixAxis, MatrixAxis],
  title: string,
) {
  const text = useText(matrixText)
  const few = useText(voteResultsText)
  const numbers = useNumbers()
  return useMemo((): ChartTable => {
    const [x, y] = axes
    return {
      columns: [
        { title },
        { title: x.title, isNumber: true },
        // Two columns with one title could not be told apart, nor keyed.
        { title: y.title === x.title ? `${y.title} ↑` : y.title, isNumber: true },
        { title: text.votesColumn, isNumber: true },
      ],
      rows: items.map(({ id, number, color, text: name, result }) => ({
        key: id,
        mark: { label: String(number), color },
        cells: [
          name,
          numbers.value(result.axis1.mean),
          numbers.value(result.axis2?.mean),
          [numbers.count(result.count), ...(result.withheld > 0 ? [few.withheld(result.withheld)] : [])].join(
            ' · ',
          ),
        ],
      })),
    }
  }, [items, axes, title, text, few, numbers])
}
