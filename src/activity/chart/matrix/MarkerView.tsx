import type { SVGProps } from 'react'
import { inkOn, itemColor } from '../chartColors.ts'
import type { ChartColors } from '../chartColors.ts'
import { placed, round } from '../placed.ts'
import type { Marker } from './markers.ts'
import classes from './MatrixChart.module.css'

export interface MarkerViewProps extends SVGProps<SVGGElement> {
  marker: Marker
  colors: ChartColors
  isSelected: boolean
}

/** The number of an item where it was placed; before, a dashed disc in the middle, only while it has the focus. */
export function MarkerView({ marker, colors, isSelected, ...rest }: MarkerViewProps) {
  const { item, x, y, radius, isPlaced } = marker
  const fill = isPlaced ? itemColor(colors, item.color) : colors.surface
  const number = String(item.number)
  const type = Math.min(13, (radius * 2) / Math.max(2, number.length))
  return (
    <g className={classes.bubble} data-ghost={!isPlaced || undefined} {...placed(x, y)} {...rest}>
      <circle className={classes.focusRing} r={round(radius + 4)} fill="none" />
      <circle
        r={round(radius)}
        fill={fill}
        stroke={colors.ink}
        strokeWidth={isSelected ? 3 : 1.25}
        strokeDasharray={isPlaced ? undefined : '4 3'}
      />
      <text y={round(type * 0.35)} textAnchor="middle" fontSize={type} fontWeight={680} fill={inkOn(fill)}>
        {number}
      </text>
    </g>
  )
}
