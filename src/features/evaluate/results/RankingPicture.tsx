import type { SVGProps } from 'react'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { itemColor, useChartColors } from '#activity/chart/chartColors.ts'
import { useMeasure } from '#activity/chart/texts.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { layoutRanking, rankingSize } from './layoutRanking.ts'
import type { RankingLayout, RankingRow } from './layoutRanking.ts'
import { resultsText } from './resultsText.ts'
import type { ResultsView } from './useResultsView.ts'

export interface RankingPictureProps extends Pick<Evaluate, 'scale'> {
  name: string
  description: string
  /** In the order in which they are shown. */
  polls: readonly Poll[]
  view: ResultsView
}

/** The bars of Scales as they are downloaded, with the texts of the polls in full; the page shows others. SPEC EV18 */
export function RankingPicture({ name, description, polls, scale, view: { results } }: RankingPictureProps) {
  const few = useText(voteResultsText)
  const measure = useMeasure()
  const ranked = polls.map((poll) => ({ ...poll, result: results.get(poll.id) ?? resultOf([], scale) }))
  const layout = layoutRanking(ranked, scale, measure, few.withheld)
  return (
    <div hidden>
      <ChartSvg {...{ name, description }} width={layout.width} height={layout.height} fontSize={rankingSize}>
        <Ranking layout={layout} />
      </ChartSvg>
    </div>
  )
}

function Ranking({ layout: { left, right, height, ticks, rows } }: { layout: RankingLayout }) {
  const text = useText(resultsText)
  const colors = useChartColors()
  const numbers = useNumbers()
  return (
    <>
      {ticks.map(({ value, x }) => (
        <g key={value}>
          <path d={`M${x} 0V${height - 24}`} stroke={colors.line} />
          <text x={x} y={height - 6} textAnchor="middle" fill={colors.dimmed}>
            {value}
          </text>
        </g>
      ))}
      <text x={0} y={height - 6} fill={colors.dimmed}>
        {text.barsAndLines}
      </text>
      {rows.map(({ id, color, lines, note, y, height: rowHeight, middle, bar, mean, count }) => (
        <g key={id}>
          {[...lines, ...(note === null ? [] : [note])].map((words, index, { length }) => (
            <text
              key={index}
              x={0}
              y={y + (rowHeight - length * 20) / 2 + index * 20 + 15}
              {...(index < lines.length ? { fontWeight: 550, fill: colors.ink } : { fill: colors.dimmed })}
            >
              {words}
            </text>
          ))}
          {bar && (
            <>
              <rect
                x={left}
                y={middle - 9}
                width={Math.max(3, bar.end - left)}
                height={18}
                rx={4}
                fill={itemColor(colors, color)}
              />
              <Whiskers bar={bar} middle={middle} stroke={colors.surface} strokeWidth={5} />
              <Whiskers bar={bar} middle={middle} stroke={colors.ink} strokeWidth={1.5} />
            </>
          )}
          <text x={right + 16} y={middle + 5} fill={colors.ink} fontWeight={650}>
            {numbers.value(mean)}
          </text>
          <text x={right + 60} y={middle + 5} fill={colors.dimmed}>
            {text.voteCount(count)}
          </text>
        </g>
      ))}
    </>
  )
}

interface WhiskersProps extends Pick<SVGProps<SVGPathElement>, 'stroke' | 'strokeWidth'> {
  bar: NonNullable<RankingRow['bar']>
  middle: number
}

/** The spread around a mean: a line with an end on each side. */
function Whiskers({ bar: { from, to }, middle, ...stroke }: WhiskersProps) {
  const end = (x: number): string => `M${x} ${middle - 5}v10`
  return <path d={`M${from} ${middle}H${to}${end(from)}${end(to)}`} fill="none" {...stroke} />
}
