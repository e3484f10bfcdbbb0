import { scaleLinear } from 'd3-scale'
import { useText } from '#ui/texts/useText.ts'
import type { ChartColors } from '../chartColors.ts'
import { useChartColors } from '../chartColors.ts'
import { round } from '../placed.ts'
import { chartFont } from '../texts.ts'
import { useNumbers } from '../useNumbers.ts'
import { binsOf } from './bins.ts'
import type { DistributionProps } from './distribution.ts'
import { distributionText } from './distributionText.ts'

/** Pixels: of the whole, its type, and the strip with the marks of mean and median. */
const sizes = {
  cell: { width: 112, height: 36, type: 0, marks: 7 },
  large: { width: 320, height: 180, type: 13, marks: 14 },
  projector: { width: 640, height: 360, type: 26, marks: 26 },
}

/** How many votes chose which value: a bar each, a triangle at the mean, a line at the median. SPEC BT14 */
export function Distribution({ name, result, scale, size = 'cell' }: DistributionProps) {
  const text = useText(distributionText)
  const numbers = useNumbers()
  const colors = useChartColors()
  const { width, height, type, marks } = sizes[size]
  const bins = binsOf(result.distribution, scale)
  const voted = bins.filter(({ votes }) => votes > 0)
  const [mean, median] = [numbers.value(result.mean), numbers.value(result.median)]
  const counts = voted.map(({ votes, from, to }) => text.bin(votes, from, to)).join(', ')
  const most = Math.max(1, ...bins.map(({ votes }) => votes))
  const [top, base] = [marks + type * 1.2, height - type * 1.5 - 1]
  const x = scaleLinear([scale.low - 0.5, scale.high + 0.5], [1, width - 1])
  const y = scaleLinear([0, most], [0, base - top])
  const gap = Math.min(3, (x(1) - x(0)) / 4)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', maxWidth: '100%' }}
      role="img"
      aria-label={voted.length === 0 ? text.none(name) : text.name(name, counts, mean, median)}
      fontFamily={chartFont}
    >
      <path d={`M0 ${base + 0.5}H${width}`} stroke={colors.line} />
      {bins.map(({ from, to, votes }) => {
        const [left, right] = [x(from - 0.5) + gap / 2, x(to + 0.5) - gap / 2]
        const middle = (left + right) / 2
        // One vote among hundreds must still be seen.
        const high = votes === 0 ? 0 : Math.max(1.5, y(votes))
        return (
          <g key={from} textAnchor="middle" fontSize={type}>
            <rect
              x={round(left)}
              y={round(base - high)}
              width={round(right - left)}
              height={round(high)}
              rx={Math.min(3, (right - left) / 4)}
              fill={colors.accent}
            />
            {type > 0 && bins.length <= 10 && (
              <>
                {votes > 0 && (
                  <text x={round(middle)} y={round(base - high - type * 0.35)} fill={colors.ink}>
                    {numbers.count(votes)}
                  </text>
                )}
                <text x={round(middle)} y={height - type * 0.3} fill={colors.dimmed}>
                  {from === to ? from : `${from}–${to}`}
                </text>
              </>
            )}
          </g>
        )
      })}
      {type > 0 && bins.length > 10 && (
        <g fontSize={type} fill={colors.dimmed}>
          <text x={1} y={height - type * 0.3}>
            {scale.low}
          </text>
          <text x={width - 1} y={height - type * 0.3} textAnchor="end">
            {scale.high}
          </text>
        </g>
      )}
      {result.mean !== null && result.median !== null && (
        <Marks x={[x(result.mean), x(result.median)]} height={[marks, base]} colors={colors} />
      )}
    </svg>
  )
}

interface MarksProps {
  /** Of the mean and the median. */
  x: readonly [number, number]
  /** Of the strip above the bars, and of their base. */
  height: readonly [number, number]
  colors: ChartColors
}

function Marks({ x: [mean, median], height: [strip, base], colors }: MarksProps) {
  const half = strip * 0.6
  return (
    <g>
      <path
        d={`M${round(median)} ${strip * 0.5}V${base}`}
        stroke={colors.ink}
        strokeWidth={Math.max(1.5, strip / 8)}
        strokeDasharray={`${strip / 3} ${strip / 4}`}
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
