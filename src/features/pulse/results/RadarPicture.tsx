import type { ChartColors } from '#activity/chart/chartColors.ts'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { round } from '#activity/chart/placed.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { LineLegend } from './LineLegend.tsx'
import { nameIndent } from './layoutRadar.ts'
import type { RadarLayout } from './layoutRadar.ts'
import classes from './PulseCharts.module.css'

export interface RadarPictureProps {
  title: string
  description: string
  layout: RadarLayout
  comparedWith: string | null
  colors: ChartColors
}

const values = [1, 2, 3, 4, 5]

/** Categories as axes from 0 to 5, their means as an outline; the earlier ones as a dashed outline. */
export function RadarPicture({ title, description, layout, comparedWith, colors }: RadarPictureProps) {
  const numbers = useNumbers()
  const { width, height, size, line, centre, radius, axes, area, earlierArea } = layout
  const ring = (value: number): string =>
    axes
      .map(({ x, y }, index) => {
        const [atX, atY] = [centre.x + ((x - centre.x) * value) / 5, centre.y + ((y - centre.y) * value) / 5]
        return `${index === 0 ? 'M' : 'L'}${round(atX)} ${round(atY)}`
      })
      .join('')
  return (
    <ChartSvg
      width={round(width)}
      height={round(height)}
      name={title}
      description={description}
      fontSize={size}
    >
      <g stroke={colors.line} fill="none">
        {values.map((value) => (
          <path key={value} d={`${ring(value)}Z`} stroke={value === 3 ? colors.dimmed : colors.line} />
        ))}
        {axes.map(({ key, x, y }) => (
          <path key={key} d={`M${round(centre.x)} ${round(centre.y)}L${round(x)} ${round(y)}`} />
        ))}
      </g>
      <g transform={`translate(${round(centre.x)} ${round(centre.y)})`}>
        {earlierArea !== null && comparedWith !== null && (
          <path
            d={earlierArea}
            fill="none"
            stroke={colors.earlier}
            strokeWidth={size / 7}
            strokeDasharray={`${round(size / 2)} ${round(size / 3)}`}
          />
        )}
        <path
          className={classes.area}
          d={area}
          fill={colors.accent}
          fillOpacity={0.16}
          stroke={colors.accent}
          strokeWidth={size / 5}
          strokeLinejoin="round"
        />
      </g>
      <g fill={colors.dimmed} fontSize={size * 0.8}>
        {values.map((value) => (
          <text
            key={value}
            x={round(centre.x + size * 0.3)}
            y={round(centre.y - (value / 5) * radius + size * 0.9)}
          >
            {value}
          </text>
        ))}
      </g>
      {axes.map(
        ({ key, mean }) =>
          mean && (
            <circle
              key={key}
              cx={round(mean.x)}
              cy={round(mean.y)}
              r={size * 0.36}
              fill={colors.accent}
              stroke={colors.surface}
              strokeWidth={1.5}
            />
          ),
      )}
      {axes.map(({ key, label, mean }) => (
        <text key={key} textAnchor={label.anchor} fill={colors.ink}>
          {label.lines.map((words, index) => (
            <tspan key={index} x={round(label.x)} y={round(label.y + index * line)}>
              {words}
            </tspan>
          ))}
          <tspan x={round(label.x)} y={round(label.y + label.lines.length * line)} fontWeight={650}>
            {numbers.value(mean?.value)}
          </tspan>
        </text>
      ))}
      <g fill={colors.ink}>
        {layout.names.map(({ key, number, lines, y }) => (
          <g key={key}>
            <text x={0} y={round(y + size)} fontWeight={650}>
              {number}
            </text>
            {lines.map((words, index) => (
              <text key={index} x={size * nameIndent} y={round(y + size + index * line)}>
                {words}
              </text>
            ))}
          </g>
        ))}
      </g>
      {comparedWith !== null && (
        <LineLegend before={comparedWith} size={size} width={width} colors={colors} />
      )}
    </ChartSvg>
  )
}
