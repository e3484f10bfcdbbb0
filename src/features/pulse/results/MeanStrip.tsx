import type { ChartColors } from '#activity/chart/chartColors.ts'
import { round } from '#activity/chart/placed.ts'
import { atValue } from './layoutBars.ts'
import type { BarsLayout } from './layoutBars.ts'

export interface MeanStripProps {
  mean: number
  earlier: number | null
  /** Height of its middle. */
  y: number
  layout: Pick<BarsLayout, 'strip' | 'size'>
  colors: ChartColors
}

const values = [1, 2, 3, 4, 5]

/** A strip from 1 to 5 with a dot at the mean, and a line to it from a ring at the earlier mean. SPEC PU14, PU8 */
export function MeanStrip({ mean, earlier, y, layout: { strip, size }, colors }: MeanStripProps) {
  const [x, middle] = [round(atValue(mean, strip)), round(y)]
  return (
    <g>
      <path
        d={`M${round(strip.left)} ${middle}H${round(strip.right)}`}
        stroke={colors.line}
        strokeWidth={round(size * 0.24)}
        strokeLinecap="round"
      />
      {values.map((value) => (
        <path
          key={value}
          d={`M${round(atValue(value, strip))} ${round(y - size * 0.3)}v${round(size * 0.6)}`}
          stroke={value === 3 ? colors.dimmed : colors.line}
        />
      ))}
      {earlier !== null && (
        <g stroke={colors.earlier} strokeWidth={Math.max(1.5, size / 9)} fill={colors.surface}>
          <path d={`M${round(atValue(earlier, strip))} ${middle}H${x}`} />
          <circle cx={round(atValue(earlier, strip))} cy={middle} r={round(size * 0.3)} />
        </g>
      )}
      <circle cx={x} cy={middle} r={round(size * 0.4)} fill={colors.ink} stroke={colors.surface} />
    </g>
  )
}
