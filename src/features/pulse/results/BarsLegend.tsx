import type { ChartColors } from '#activity/chart/chartColors.ts'
import { inkOn } from '#activity/chart/chartColors.ts'
import { round } from '#activity/chart/placed.ts'
import { noteSize } from './layoutBars.ts'
import type { LegendLayout } from './layoutLegend.ts'

export interface BarsLegendProps {
  legend: LegendLayout
  /** Type size in pixels. */
  size: number
  colors: ChartColors
}

/** The five shades from 1 to 5, once, with what their ends mean. SPEC PU14 */
export function BarsLegend({ legend, size, colors }: BarsLegendProps) {
  const { left, top, low, high, first, chip, last } = legend
  const baseline = round(top + size * 1.1)
  const words = { y: baseline, fontSize: round(size * noteSize), fill: colors.dimmed }
  return (
    <g>
      {low !== '' && (
        <text {...words} x={round(left)}>
          {low}
        </text>
      )}
      {colors.diverging.map((fill, at) => (
        <g key={fill}>
          <rect
            x={round(first + at * chip)}
            y={round(top)}
            width={round(chip - 1)}
            height={round(size * 1.5)}
            fill={fill}
          />
          <text
            x={round(first + (at + 0.5) * chip)}
            y={baseline}
            textAnchor="middle"
            fontWeight={650}
            fill={inkOn(fill)}
          >
            {at + 1}
          </text>
        </g>
      ))}
      {high !== '' && (
        <text {...words} x={round(last)}>
          {high}
        </text>
      )}
    </g>
  )
}
