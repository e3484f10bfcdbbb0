import { inkOn, mix } from '../chartColors.ts'
import type { ChartColors } from '../chartColors.ts'
import { round } from '../placed.ts'
import type { HeatCell } from './heat.ts'
import type { Plane } from './plane.ts'

export interface HeatViewProps {
  cells: readonly HeatCell[]
  plane: Plane
  colors: ChartColors
  size: number
}

/** Of the accent: the faintest cell that can still be seen, and the fullest. */
const [faint, full] = [0.12, 0.9]

/** How many votes chose which pair of values: the darker, the more, with the numbers where they fit. */
export function HeatView({ cells, plane: { x, y }, colors, size }: HeatViewProps) {
  return (
    <g>
      {cells.map(({ from1, to1, from2, to2, votes, share }) => {
        const [left, right] = [x(from1 - 0.5), x(to1 + 0.5)]
        const [top, bottom] = [y(to2 + 0.5), y(from2 - 0.5)]
        const fill = mix(colors.accent, colors.surface, faint + (full - faint) * share)
        return (
          <g key={`${from1}:${from2}`}>
            <rect
              x={round(left)}
              y={round(top)}
              width={round(right - left)}
              height={round(bottom - top)}
              fill={fill}
              stroke={colors.surface}
            />
            {right - left > size * 2 && bottom - top > size * 1.6 && (
              <text
                x={round(right - size * 0.35)}
                y={round(bottom - size * 0.4)}
                textAnchor="end"
                fontSize={size}
                fontWeight={600}
                fill={inkOn(fill)}
              >
                {votes}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
