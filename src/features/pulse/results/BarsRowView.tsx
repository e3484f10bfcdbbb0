import type { ChartColors } from '#activity/chart/chartColors.ts'
import { inkOn } from '#activity/chart/chartColors.ts'
import { round } from '#activity/chart/placed.ts'
import { tellsVotes } from '#domain/activity/votes/results.ts'
import type { ChartNumbers } from '#activity/chart/useNumbers.ts'
import { noteSize, segmentsOf } from './layoutBars.ts'
import type { BarsLayout, BarsRow } from './layoutBars.ts'
import { MeanStrip } from './MeanStrip.tsx'
import classes from './PulseCharts.module.css'
import { categoryChange, changeOf } from './sortStatements.ts'

export interface BarsRowViewProps {
  row: BarsRow
  layout: BarsLayout
  isCompared: boolean
  colors: ChartColors
  numbers: ChartNumbers
  /** In place of a bar. */
  noVotes: string
}

/** A category's heading with its mean, or a statement with its shares and its mean. SPEC PU14 */
export function BarsRowView(props: BarsRowViewProps) {
  const { row, layout, isCompared, colors, numbers, noVotes } = props
  const { category, statement, lines, notes, y } = row
  const { size, line, isNarrow, bars, width } = layout
  const mean = statement ? statement.result.axis1.mean : category.mean
  const earlier = (statement ? statement.earlier?.mean : category.earlierMean) ?? null
  const change = statement ? changeOf(statement) : categoryChange(category)
  const words = Math.max(1, lines.length + notes.length) * line
  const top = y + size * (statement ? 0.35 : 0.8)
  const barTop = isNarrow && statement ? top + words + size * 0.3 : top
  const middle = statement ? barTop + bars.height / 2 : top + line / 2
  const numberAt = middle + size * 0.36
  // A single line stands at the height of its bar.
  const textTop = statement && !isNarrow ? top + Math.max(0, (bars.height - words) / 2) : top
  return (
    <g>
      {!statement && y > 0 && <path d={`M0 ${round(y + size * 0.3)}H${width}`} stroke={colors.line} />}
      <text fill={colors.ink} {...(!statement && { fontWeight: 650 })}>
        {lines.map((part, index) => (
          <tspan key={index} x={0} y={round(textTop + size + index * line)}>
            {part}
          </tspan>
        ))}
      </text>
      {notes.length > 0 && (
        <text fontSize={round(size * noteSize)} fill={colors.dimmed}>
          {notes.map((part, index) => (
            <tspan key={index} x={0} y={round(textTop + size + (lines.length + index) * line)}>
              {part}
            </tspan>
          ))}
        </text>
      )}
      {statement && !tellsVotes(statement.result) && category.note === undefined && (
        <text x={round(bars.left)} y={round(numberAt)} fontSize={round(size * noteSize)} fill={colors.dimmed}>
          {noVotes}
        </text>
      )}
      {statement && <Bar {...props} distribution={statement.result.axis1.distribution} top={barTop} />}
      {mean !== null && <MeanStrip {...{ mean, earlier, layout, colors }} y={middle} />}
      <g textAnchor="end" fill={colors.ink}>
        <text x={round(layout.numbers.mean)} y={round(numberAt)} fontWeight={650}>
          {numbers.value(mean)}
        </text>
        {isCompared && (
          <text x={round(layout.numbers.change)} y={round(numberAt)}>
            {change === null ? '–' : `${arrowOf(change)} ${numbers.change(change)}`}
          </text>
        )}
        {statement && layout.numbers.votes !== null && (
          <text x={round(layout.numbers.votes)} y={round(numberAt)} fill={colors.dimmed}>
            {numbers.count(statement.result.count)}
          </text>
        )}
      </g>
    </g>
  )
}

/** Smaller changes are shown as none: they round to nothing. */
const visibleChange = 0.05

function arrowOf(change: number): string {
  if (Math.abs(change) < visibleChange) return '→'
  return change > 0 ? '↑' : '↓'
}

interface BarProps extends BarsRowViewProps {
  distribution: readonly number[]
  top: number
}

function Bar({ distribution, top, layout: { bars, size }, colors, numbers }: BarProps) {
  return (
    <g>
      {segmentsOf(distribution, bars).map(({ value, votes, left, right }) => {
        const fill = colors.diverging[value - 1] ?? colors.accent
        const count = numbers.count(votes)
        return (
          <g key={value}>
            <rect
              className={classes.segment}
              x={round(left)}
              y={round(top)}
              width={round(Math.max(1, right - left - 1))}
              height={round(bars.height)}
              fill={fill}
            />
            {right - left > (count.length * 0.62 + 0.4) * size * 0.86 && (
              <text
                x={round((left + right - 1) / 2)}
                y={round(top + bars.height * 0.5 + size * 0.31)}
                textAnchor="middle"
                fontSize={size * 0.86}
                fill={inkOn(fill)}
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
