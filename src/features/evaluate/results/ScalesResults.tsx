import { ChartFrame } from '#activity/chart/ChartFrame.tsx'
import { sortedPolls } from '#domain/evaluate/results.ts'
import { useText } from '#ui/texts/useText.ts'
import { evaluateText } from '../text.ts'
import { meanText } from './meanText.ts'
import { RankingPicture } from './RankingPicture.tsx'
import { ResultBars } from './ResultBars.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import type { ResultsTableProps } from './ResultsTable.tsx'
import { resultsText } from './resultsText.ts'

/** The results of Scales: bars, the table that opens below them in the same order, and a picture to download. SPEC EV18 */
export function ScalesResults(props: ResultsTableProps) {
  const { evaluate, view, sort, onOpen } = props
  const { unnamedScales } = useText(evaluateText)
  const text = useText(resultsText)
  const { mean } = useText(meanText)
  const { name, axes, scale } = evaluate
  const polls = sortedPolls(evaluate.polls, view.results, sort)
  const heading = name || unnamedScales
  const axis = text.axisRange(axes[0]?.title || mean, scale.low, scale.high)
  return (
    <ChartFrame
      title={axis}
      pictureTitle={`${heading}: ${axis}`}
      fileName={heading}
      size="page"
      table={noLegend}
      tablePlace="closed"
      tableView={<ResultsTable {...props} />}
    >
      {() => (
        <>
          <ResultBars {...{ evaluate, polls, view, onOpen }} />
          <RankingPicture name={heading} description={axis} {...{ polls, scale, view }} />
        </>
      )}
    </ChartFrame>
  )
}

/** The picture has the texts of the polls beside their bars. */
const noLegend = { columns: [], rows: [] }
