import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { ChartSize } from '#activity/chart/chart.ts'
import { MatrixChart } from '#activity/chart/matrix/MatrixChart.tsx'
import type { MatrixAxis } from '#activity/chart/matrix/matrix.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { markColor } from '../markColor.ts'
import { evaluateText } from '../text.ts'
import type { ResultsView } from './useResultsView.ts'

export interface ResultsMatrixProps {
  evaluate: Evaluate
  view: ResultsView
  size?: ChartSize
  /** The reader chose whether this screen shows the heat map. */
  onHeat?: (isShown: boolean) => void
  /** Without it, bubbles and rows open nothing. */
  onOpen?: (id: string) => void
  /** On a page: where the controls of the picture stand, and what stands above its table. */
  toolsIn?: HTMLElement | null
  aside?: ReactNode
}

/**
 * The results of a matrix as bubbles on a plane, with the table of their values beside it. Each vote in the room changes
 * the turnout of the page around it: the plane is laid out again only when a value changed.
 */
export const ResultsMatrix = memo(MatrixOfResults)

function MatrixOfResults({ evaluate, view: { results, earlier }, ...props }: ResultsMatrixProps) {
  const text = useText(evaluateText)
  const { polls, scale, axes, quadrants, showQuadrants, matrixColor, name, listTitle } = evaluate
  const { showHeat } = evaluate
  const items = useMemo(
    () =>
      polls.map(({ id, number, text: words, color }) => ({
        ...{ id, number, text: words, color: markColor(2, { color, number }) },
        result: results.get(id) ?? resultOf([], scale),
        earlier: earlier?.get(id) ?? null,
      })),
    [polls, results, earlier, scale],
  )
  const plane = useMemo((): [MatrixAxis, MatrixAxis] => {
    const [x = { title: '', help: '' }, y = x] = axes
    return [x, y]
  }, [axes])
  return (
    <MatrixChart
      title={name || text.unnamedMatrix}
      listTitle={listTitle || text.answers}
      axes={plane}
      colors={matrixColor}
      {...{ items, scale, quadrants, showQuadrants, showHeat }}
      {...props}
    />
  )
}
