import type { ChartColors } from '#activity/chart/chartColors.ts'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { round } from '#activity/chart/placed.ts'
import { shorten, useMeasure } from '#activity/chart/texts.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import type { CategoryBarsLayout } from './layoutCategoryBars.ts'
import classes from './PulseCharts.module.css'

export interface CategoryBarsProps {
  title: string
  description: string
  layout: CategoryBarsLayout
  comparedWith: string | null
  colors: ChartColors
}

const values = [1, 2, 3, 4, 5]

/** A bar per category from 1 to its mean; a dashed line at the earlier mean. */
export function CategoryBars({ title, description, layout, comparedWith, colors }: CategoryBarsProps) {
  const numbers = useNumbers()
  const measure = useMeasure()
  const { width, height, size, line, left, right, head, barHeight, rows } = layout
  const at = (value: number): number => round(left + ((value - 1) / 4) * (right - left))
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
            d={`M${at(value)} ${head - size * 0.4}V${round(height)}`}
            stroke={value === 3 ? colors.dimmed : colors.line}
            strokeDasharray={value === 3 ? '4 4' : undefined}
          />
          <text x={at(value)} y={size} textAnchor="middle" fill={colors.dimmed}>
            {value}
          </text>
        </g>
      ))}
      {comparedWith !== null && (
        <text y={size} fill={colors.dimmed}>
          {shorten(`┊ ${comparedWith}`, { width: left - size * 1.5, size, measure })}
        </text>
      )}
      {rows.map(({ key, lines, y, mean, earlier }) => (
        <g key={key}>
          <text fill={colors.ink}>
            {lines.map((words, index) => (
              <tspan key={index} x={0} y={round(y + size * 1.1 + index * line)}>
                {words}
              </tspan>
            ))}
          </text>
          {mean !== null && (
            <rect
              className={classes.segment}
              x={at(1)}
              y={round(y)}
              width={round(at(mean) - at(1))}
              height={round(barHeight)}
              rx={3}
              fill={colors.accent}
            />
          )}
          {earlier !== null && comparedWith !== null && (
            <g strokeWidth={size / 5}>
              <path
                d={`M${at(earlier)} ${round(y - 3)}v${round(barHeight + 6)}`}
                stroke={colors.surface}
                strokeWidth={size / 2.2}
              />
              <path
                d={`M${at(earlier)} ${round(y - 3)}v${round(barHeight + 6)}`}
                stroke={colors.ink}
                strokeDasharray={`${round(size / 3)} ${round(size / 5)}`}
              />
            </g>
          )}
          <text
            x={round(width - 2)}
            y={round(y + barHeight / 2 + size * 0.36)}
            textAnchor="end"
            fontWeight={650}
            fill={colors.ink}
          >
            {numbers.value(mean)}
          </text>
        </g>
      ))}
    </ChartSvg>
  )
}
