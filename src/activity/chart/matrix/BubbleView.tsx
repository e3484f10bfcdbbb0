import type { SVGProps } from 'react'
import type { ChartColors } from '../chartColors.ts'
import { inkOn, itemColor } from '../chartColors.ts'
import { placed, round } from '../placed.ts'
import type { Bubble } from './bubbles.ts'
import classes from './MatrixChart.module.css'

export interface BubbleViewProps extends SVGProps<SVGGElement> {
  bubble: Bubble
  colors: ChartColors
  /** Largest type size of numbers, in pixels. */
  size: number
  isLifted?: boolean
}

/** A disc with the number of its item; an outline keeps it apart from others and from any background. */
export function BubbleView({ bubble, colors, size, isLifted = false, ...rest }: BubbleViewProps) {
  const { item, x, y, radius } = bubble
  const fill = itemColor(colors, item.color)
  const number = String(item.number)
  const type = Math.min(size, (radius * 2) / Math.max(2, number.length))
  return (
    <g className={classes.bubble} {...placed(x, y)} {...rest}>
      <circle className={classes.disc} r={round(radius + 1.5)} fill={colors.surface} />
      <circle
        className={classes.disc}
        r={round(radius)}
        fill={fill}
        stroke={colors.ink}
        strokeWidth={isLifted ? 3 : 1.25}
      />
      <text
        y={round(type * 0.35)}
        textAnchor="middle"
        fontSize={round(type)}
        fontWeight={680}
        fill={inkOn(fill)}
      >
        {number}
      </text>
    </g>
  )
}
