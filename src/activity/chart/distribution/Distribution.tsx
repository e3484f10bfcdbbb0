import { useText } from '#ui/texts/useText.ts'
import type { ChartColors } from '../chartColors.ts'
import { useChartColors } from '../chartColors.ts'
import { round } from '../placed.ts'
import { chartFont } from '../texts.ts'
import { useNumbers } from '../useNumbers.ts'
import { voteResultsText } from '../../voting/resultsText.ts'
import type { DistributionProps } from './distribution.ts'
import { layoutDistribution } from './layoutDistribution.ts'
import type { DistributionLayout } from './layoutDistribution.ts'

/** With more bars than these only the ends of the scale and no counts are written. */
const labelledBars = 10

/** How many votes chose which value: a bar each, a triangle at the mean, a dashed line at the median. SPEC BT14 */
export function Distribution({ name, result, scale, size = 'cell' }: DistributionProps) {
  const text = useText(voteResultsText)
  const numbers = useNumbers()
  const colors = useChartColors()
  const layout = layoutDistribution(result, scale, size)
  const { width, height, type, base, bars } = layout
  const voted = bars.filter(({ votes }) => votes > 0)
  const [mean, median] = [numbers.value(result.mean), numbers.value(result.median)]
  const counts = voted.map(({ votes, from, to }) => text.bin(votes, from, to)).join(', ')
  const isLabelled = type > 0 && bars.length <= labelledBars
  const valuesAt = base + type * 1.25
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      role="img"
      aria-label={
        voted.length === 0 ? text.noVotesFor(name) : text.distributionOf(name, counts, mean, median)
      }
      fontFamily={chartFont}
      fontSize={type}
    >
      <path d={`M0 ${base + 0.5}H${width}`} stroke={colors.line} />
      {bars.map(({ from, left, right, high }) => (
        <rect
          key={from}
          x={round(left)}
          y={round(base - high)}
          width={round(right - left)}
          height={round(high)}
          rx={round(Math.min(3, (right - left) / 4))}
          fill={colors.accent}
        />
      ))}
      {layout.marks && <Marks marks={layout.marks} layout={layout} colors={colors} />}
      {isLabelled &&
        bars.map(({ from, to, left, right, high, votes }) => {
          const middle = round((left + right) / 2)
          const count = numbers.count(votes)
          return (
            <g key={from} textAnchor="middle">
              {votes > 0 && (
                <>
                  <rect
                    x={round(middle - count.length * type * 0.34)}
                    y={round(base - high - type * 1.25)}
                    width={round(count.length * type * 0.68)}
                    height={round(type * 1.15)}
                    fill={colors.surface}
                  />
                  <text x={middle} y={round(base - high - type * 0.35)} fill={colors.ink}>
                    {count}
                  </text>
                </>
              )}
              <text x={middle} y={valuesAt} fill={colors.dimmed}>
                {from === to ? from : `${from}–${to}`}
              </text>
            </g>
          )
        })}
      {type > 0 && !isLabelled && (
        <g fill={colors.dimmed}>
          <text x={1} y={valuesAt}>
            {scale.low}
          </text>
          <text x={width - 1} y={valuesAt} textAnchor="end">
            {scale.high}
          </text>
        </g>
      )}
      {type > 0 && (
        <text y={height - type * 0.4} fill={colors.ink}>
          {layout.marks ? `▼ ${text.mean(mean)} · ┊ ${text.median(median)}` : text.noVotes}
        </text>
      )}
    </svg>
  )
}

interface MarksProps {
  marks: NonNullable<DistributionLayout['marks']>
  layout: DistributionLayout
  colors: ChartColors
}

/** The line has a casing, so that it is seen on bars of any height. */
function Marks({ marks: { mean, median }, layout: { strip, base }, colors }: MarksProps) {
  const [half, thick] = [strip * 0.6, Math.max(1.5, strip / 8)]
  const line = `M${round(median)} ${round(strip * 0.5)}V${base}`
  return (
    <g>
      <path d={line} stroke={colors.surface} strokeWidth={thick * 2.4} />
      <path
        d={line}
        stroke={colors.ink}
        strokeWidth={thick}
        strokeDasharray={`${round(strip / 3)} ${round(strip / 4)}`}
      />
      <path
        d={`M${round(mean - half)} 0H${round(mean + half)}L${round(mean)} ${strip}Z`}
        fill={colors.ink}
        stroke={colors.surface}
        strokeWidth={1}
      />
    </g>
  )
}
