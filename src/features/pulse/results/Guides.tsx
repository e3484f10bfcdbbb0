import type { ChartColors } from '#activity/chart/chartColors.ts'
import { round } from '#activity/chart/placed.ts'
import { atValue } from './layoutBars.ts'
import type { BarsLayout } from './layoutBars.ts'

export interface GuidesProps {
  layout: BarsLayout
  /** Heights between which they are drawn. */
  from: number
  to: number
  colors: ChartColors
}

/** Lines at the values from 1 to 5; the middle is dashed. */
export function Guides({ layout: { bars }, from, to, colors }: GuidesProps) {
  return (
    <g>
      {[1, 2, 3, 4, 5].map((value) => (
        <path
          key={value}
          d={`M${round(atValue(value, bars))} ${round(from)}V${round(to)}`}
          stroke={value === 3 ? colors.dimmed : colors.line}
          strokeDasharray={value === 3 ? '4 4' : undefined}
        />
      ))}
    </g>
  )
}
