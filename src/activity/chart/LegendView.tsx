import type { ChartColors } from './chartColors.ts'
import { inkOn, itemColor } from './chartColors.ts'
import { legendIndent, legendLine } from './legend.ts'
import type { LegendLayout } from './legend.ts'

export interface LegendViewProps {
  layout: LegendLayout
  colors: ChartColors
  /** The item pointed at; others are faded. */
  pointedAt?: string | null
}

/** A legend inside of a picture: numbers on their colours, with their texts. */
export function LegendView({ layout: { items, size }, colors }: LegendViewProps) {
  const radius = size * 0.78
  return (
    <g fontSize={size}>
      {items.map(({ mark, lines, x, y }) => {
        const fill = itemColor(colors, mark.color)
        const middle = y + (legendLine * size) / 2
        return (
          <g key={mark.label}>
            <circle
              cx={x + radius}
              cy={middle}
              r={radius}
              fill={fill}
              stroke={colors.ink}
              strokeWidth={size / 14}
            />
            <text
              x={x + radius}
              y={middle + size * 0.25}
              textAnchor="middle"
              fontSize={mark.label.length > 2 ? size * 0.6 : size * 0.75}
              fontWeight={650}
              fill={inkOn(fill)}
            >
              {mark.label}
            </text>
            {lines.map((line, index) => (
              <text
                key={index}
                x={x + legendIndent * size}
                y={middle + size * 0.35 + index * legendLine * size}
                fill={colors.ink}
              >
                {line}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
}
