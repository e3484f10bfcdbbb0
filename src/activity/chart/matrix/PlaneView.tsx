import type { ReactNode } from 'react'
import type { ChartColors } from '../chartColors.ts'
import type { PlacedText, PlaneLayout } from './layoutPlane.ts'
import { strongWeight } from './layoutPlane.ts'
import { planeColors } from './planeColors.ts'

export interface PlaneViewProps {
  layout: PlaneLayout
  colors: ChartColors
  matrixColor: number
  /** A heat map, between the quadrants and everything that stands on them. */
  children?: ReactNode
}

/** The plane of a matrix: quadrants, lines, ticks, and the texts of axes and quadrants. */
export function PlaneView({ layout, colors, matrixColor, children }: PlaneViewProps) {
  const { plane, size, texts, quadrants } = layout
  const { box, inside, middle, ticks, x, y } = plane
  const fills = planeColors(colors, matrixColor)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const upper = middle.y - box.top
  return (
    <g>
      {fills.map((fill, index) => (
        <rect
          key={index}
          x={index % 2 === 0 ? box.left : middle.x}
          y={index < 2 ? box.top : middle.y}
          width={width / 2}
          height={index < 2 ? upper : height - upper}
          fill={fill}
        />
      ))}
      {children}
      <g stroke={children ? colors.surface : colors.line} strokeWidth={1}>
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M${x(tick)} ${inside.top}V${inside.bottom}M${box.left} ${y(tick)}H${box.right}`}
          />
        ))}
      </g>
      <path
        d={`M${middle.x} ${box.top}V${box.bottom}M${box.left} ${middle.y}H${box.right}`}
        stroke={children ? colors.ink : colors.dimmed}
        strokeWidth={1.5}
        strokeDasharray="6 5"
      />
      <rect x={box.left} y={box.top} width={width} height={height} fill="none" stroke={colors.dimmed} />
      <g fontSize={size} fill={colors.dimmed}>
        {ticks.map((tick) => (
          <text key={tick} x={x(tick)} y={box.bottom + size * 1.3} textAnchor="middle">
            {tick}
          </text>
        ))}
        {ticks.map((tick) => (
          <text key={tick} x={box.left - size * 0.45} y={y(tick) + size * 0.35} textAnchor="end">
            {tick}
          </text>
        ))}
      </g>
      {texts.map((text, index) => (
        <Lines key={index} text={text} layout={layout} fill={text.isStrong ? colors.ink : colors.dimmed} />
      ))}
      {quadrants.map((text, index) => (
        <Lines key={index} text={text} layout={layout} fill={colors.dimmed} />
      ))}
    </g>
  )
}

interface LinesProps {
  text: PlacedText
  layout: PlaneLayout
  fill: string
}

function Lines({ text: { lines, x, y, anchor, isStrong }, layout: { size, line }, fill }: LinesProps) {
  return (
    <text fontSize={size} fill={fill} textAnchor={anchor} {...(isStrong && { fontWeight: strongWeight })}>
      {lines.map((words, index) => (
        <tspan key={index} x={x} y={y + index * line}>
          {words}
        </tspan>
      ))}
    </text>
  )
}
