import type { ChartColors } from '#activity/chart/chartColors.ts'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { round } from '#activity/chart/placed.ts'
import type { TrendLayout, TrendLine } from './layoutTrend.ts'

export interface TrendPictureProps {
  title: string
  description: string
  layout: TrendLayout
  colors: ChartColors
}

const values = [1, 2, 3, 4, 5]

/** Lines of means; each has a colour, a shape of its points, and its name at its end. */
export function TrendPicture({ title, description, layout, colors }: TrendPictureProps) {
  const { width, height, size, plot, lines, ticks, y } = layout
  return (
    <ChartSvg
      width={round(width)}
      height={round(height)}
      name={title}
      description={description}
      fontSize={size}
    >
      {values.map((value) => (
        <g key={value}>
          <path
            d={`M${plot.left} ${round(y(value))}H${round(plot.right)}`}
            stroke={value === 3 ? colors.dimmed : colors.line}
            strokeDasharray={value === 3 ? '4 4' : undefined}
          />
          <text
            x={round(plot.left - size * 0.7)}
            y={round(y(value) + size * 0.36)}
            textAnchor="end"
            fill={colors.dimmed}
          >
            {value}
          </text>
        </g>
      ))}
      {ticks.map(({ x, label }) => (
        <text
          key={x}
          x={round(x)}
          y={round(plot.bottom + size * 1.7)}
          textAnchor="middle"
          fill={colors.dimmed}
        >
          {label}
        </text>
      ))}
      {[...lines].reverse().map((line) => (
        <Line key={line.key} line={line} layout={layout} colors={colors} />
      ))}
    </ChartSvg>
  )
}

interface LineProps {
  line: TrendLine
  layout: TrendLayout
  colors: ChartColors
}

/** All categories together are a thick line in the colour of texts. */
function Line({ line: { series, path, points, label, labelY }, layout: { size, plot }, colors }: LineProps) {
  const isAll = series < 0
  const color = isAll ? colors.ink : (colors.series[series % colors.series.length] ?? colors.ink)
  const last = points.at(-1)
  const labelX = plot.right + size * 0.9
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke={color}
        strokeWidth={isAll ? size / 4 : size / 7}
        strokeLinejoin="round"
      />
      {points.map(({ x, y }, index) => (
        <path
          key={index}
          d={shapeOf(series, size * (isAll ? 0.42 : 0.36))}
          transform={`translate(${round(x)} ${round(y)})`}
          fill={color}
          stroke={colors.surface}
        />
      ))}
      {last && (
        <>
          <path
            d={`M${round(last.x + size * 0.5)} ${round(last.y)}L${round(labelX - size * 0.2)} ${round(labelY)}`}
            stroke={color}
            strokeWidth={1}
            strokeDasharray="2 2"
          />
          <text
            x={round(labelX)}
            y={round(labelY + size * 0.36)}
            fill={color}
            {...(isAll && { fontWeight: 650 })}
          >
            {label}
          </text>
        </>
      )}
    </g>
  )
}

/** Circles, squares, triangles and diamonds in turn: lines are told apart without their colours too. */
function shapeOf(series: number, radius: number): string {
  const r = round(radius)
  switch (((series % 4) + 4) % 4) {
    case 0:
      return `M${-r} ${-r}H${r}V${r}H${-r}Z`
    case 1:
      return `M0 ${round(-r * 1.2)}L${round(r * 1.2)} ${r}H${round(-r * 1.2)}Z`
    case 2:
      return `M0 ${round(-r * 1.3)}L${round(r * 1.3)} 0L0 ${round(r * 1.3)}L${round(-r * 1.3)} 0Z`
    default:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  }
}
