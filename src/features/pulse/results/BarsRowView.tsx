import type { ChartColors } from '#activity/chart/chartColors.ts'
import { inkOn } from '#activity/chart/chartColors.ts'
import { round } from '#activity/chart/placed.ts'
import type { ChartNumbers } from '#activity/chart/useNumbers.ts'
import { atValue, segmentsOf } from './layoutBars.ts'
import type { BarsLayout, BarsRow } from './layoutBars.ts'
import { Guides } from './Guides.tsx'
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

/** A category's heading with its mean, or a statement with its bar. */
export function BarsRowView(props: BarsRowViewProps) {
  const { row, layout, isCompared, colors, numbers, noVotes } = props
  const { category, statement, lines, note, y } = row
  const above = Math.max(1, lines.length + (note === null ? 0 : 1))
  const { size, line, isNarrow, bars, width } = layout
  const mean = statement ? statement.result.axis1.mean : category.mean
  const earlier = (statement ? statement.earlier?.mean : category.earlierMean) ?? null
  const change = statement ? changeOf(statement) : categoryChange(category)
  const top = y + size * (statement ? 0.35 : 0.8)
  const barTop = isNarrow && statement ? top + above * line + size * 0.3 : top
  const numberAt = barTop + (statement ? bars.height * 0.5 + size * 0.36 : size)
  const laneAt = statement ? barTop + bars.height : barTop + size * 0.1
  return (
    <g>
      {!statement && y > 0 && <path d={`M0 ${round(y + size * 0.3)}H${width}`} stroke={colors.line} />}
      <text fill={colors.ink} {...(!statement && { fontWeight: 650 })}>
        {lines.map((words, index) => (
          <tspan key={index} x={0} y={round(top + size + index * line)}>
            {words}
          </tspan>
        ))}
      </text>
      {note !== null && (
        <text x={0} y={round(top + size + lines.length * line)} fontSize={size * 0.86} fill={colors.dimmed}>
          {note}
        </text>
      )}
      {statement && isNarrow && (
        <Guides layout={layout} from={barTop - 2} to={barTop + bars.height + bars.lane} colors={colors} />
      )}
      {statement?.result.count === 0 && note === null && (
        <text x={round(bars.middle + size * 0.6)} y={round(numberAt)} fill={colors.dimmed}>
          {noVotes}
        </text>
      )}
      {statement && <Bar {...props} distribution={statement.result.axis1.distribution} top={barTop} />}
      {(!isNarrow || statement) && mean !== null && (
        <MeanMark mean={mean} earlier={earlier} top={laneAt} layout={layout} colors={colors} />
      )}
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

interface MeanMarkProps {
  mean: number
  earlier: number | null
  top: number
  layout: BarsLayout
  colors: ChartColors
}

/** Below the bar: a triangle at the mean, and a line to it from a ring at the earlier mean. */
function MeanMark({ mean, earlier, top, layout: { bars, size }, colors }: MeanMarkProps) {
  const [x, half] = [atValue(mean, bars), size * 0.42]
  const middle = round(top + bars.lane * 0.55)
  return (
    <g>
      {earlier !== null && (
        <g stroke={colors.earlier} strokeWidth={Math.max(1.5, size / 9)} fill={colors.surface}>
          <path d={`M${round(atValue(earlier, bars))} ${middle}H${round(x)}`} />
          <circle cx={round(atValue(earlier, bars))} cy={middle} r={round(size * 0.24)} />
        </g>
      )}
      <path
        d={`M${round(x)} ${round(top + 1)}L${round(x + half)} ${round(top + bars.lane)}H${round(x - half)}Z`}
        fill={colors.ink}
        stroke={colors.surface}
      />
    </g>
  )
}
