import type { ChartMark } from './chart.ts'
import { inkOn, itemColor, useChartColors } from './chartColors.ts'
import classes from './ChartTableView.module.css'

/** The number of an item on its colour, as in the picture. */
export function ChartMarkView({ mark: { label, color } }: { mark: ChartMark }) {
  const colors = useChartColors()
  const fill = itemColor(colors, color)
  return (
    <svg className={classes.mark} viewBox="0 0 22 22" role="img" aria-label={label}>
      <circle cx={11} cy={11} r={10} fill={fill} stroke={colors.ink} strokeWidth={1} />
      <text
        x={11}
        y={15}
        textAnchor="middle"
        fontSize={label.length > 2 ? 9 : 11}
        fontWeight={650}
        fill={inkOn(fill)}
      >
        {label}
      </text>
    </svg>
  )
}
