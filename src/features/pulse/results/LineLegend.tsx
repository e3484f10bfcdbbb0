import type { ChartColors } from '#activity/chart/chartColors.ts'
import { shorten } from '#activity/chart/texts.ts'
import { useMeasure } from '#activity/chart/texts.ts'
import { useText } from '#ui/texts/useText.ts'
import { pulseResultsText } from './text.ts'

export interface LineLegendProps {
  /** Name of the earlier pulse. */
  before: string
  size: number
  /** Of the picture: the legend stays clear of the label in its middle. */
  width: number
  colors: ChartColors
}

/** In the top left corner: what the full and the dashed line are. */
export function LineLegend({ before, size, width, colors }: LineLegendProps) {
  const text = useText(pulseResultsText)
  const measure = useMeasure()
  const lines = [
    { words: text.now, stroke: colors.accent, dash: undefined },
    {
      words: shorten(before, { width: Math.min(size * 14, width / 2 - size * 5), size, measure }),
      stroke: colors.earlier,
      dash: `${size / 2} ${size / 3}`,
    },
  ]
  return (
    <g>
      {lines.map(({ words, stroke, dash }, index) => (
        <g key={index} transform={`translate(0 ${index * size * 1.4})`}>
          <path
            d={`M1 ${size * 0.7}H${size * 2}`}
            stroke={stroke}
            strokeWidth={size / 5}
            strokeDasharray={dash}
          />
          <text x={size * 2.5} y={size * 1.05} fill={colors.ink}>
            {words}
          </text>
        </g>
      ))}
    </g>
  )
}
