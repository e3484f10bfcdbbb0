import type { ChartColors } from '#activity/chart/chartColors.ts'
import { inkOn } from '#activity/chart/chartColors.ts'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { round } from '#activity/chart/placed.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { projectorViewText } from '#activity/projector/projectorViewText.ts'
import { useText } from '#ui/texts/useText.ts'
import { BarsRowView } from './BarsRowView.tsx'
import { atValue } from './layoutBars.ts'
import type { BarsLayout } from './layoutBars.ts'
import { pulseChartText } from './pulseChartText.ts'

export interface BarsPictureProps {
  title: string
  layout: BarsLayout
  /** Index of the page that is shown. */
  page: number
  isCompared: boolean
  colors: ChartColors
}

const values = [1, 2, 3, 4, 5] as const

/** The picture of a pulse's bars: values above, then a line per category and statement. */
export function BarsPicture({ title, layout, page, isCompared, colors }: BarsPictureProps) {
  const text = useText(pulseChartText)
  const projector = useText(projectorViewText)
  const numbers = useNumbers()
  const { width, height, size, head, bars, pages } = layout
  const rows = pages[page] ?? []
  const last = rows.at(-1)
  const bottom = head + (last ? last.y + last.height : 0)
  const statements = pages.flat().filter(({ statement }) => statement !== null).length
  const chip = size * 1.7
  const titles = [
    { title: text.mean, x: layout.numbers.mean },
    ...(isCompared ? [{ title: text.change, x: layout.numbers.change }] : []),
    { title: text.votes, x: layout.numbers.votes },
  ]
  return (
    <ChartSvg
      width={round(width)}
      height={round(height)}
      name={title}
      description={text.bars(statements)}
      fontSize={size}
    >
      <g stroke={colors.line}>
        {values.map((value) => (
          <path
            key={value}
            d={`M${round(atValue(value, bars))} ${head - size * 0.2}V${round(bottom)}`}
            stroke={value === 3 ? colors.dimmed : colors.line}
            strokeDasharray={value === 3 ? '4 4' : undefined}
          />
        ))}
      </g>
      {values.map((value) => {
        const fill = colors.diverging[value - 1] ?? colors.accent
        const x = Math.max(bars.left, Math.min(bars.right - chip, atValue(value, bars) - chip / 2))
        return (
          <g key={value}>
            <rect x={round(x)} y={2} width={chip} height={round(size * 1.5)} rx={size * 0.4} fill={fill} />
            <text
              x={round(x + chip / 2)}
              y={round(2 + size * 1.1)}
              textAnchor="middle"
              fontWeight={650}
              fill={inkOn(fill)}
            >
              {value}
            </text>
          </g>
        )
      })}
      {titles.map((column) => (
        <text
          key={column.title}
          x={round(column.x)}
          y={round(2 + size * 1.1)}
          textAnchor="end"
          fontSize={size * 0.86}
          fill={colors.dimmed}
        >
          {column.title}
        </text>
      ))}
      <g transform={`translate(0 ${round(head)})`}>
        {rows.map((row) => (
          <BarsRowView
            key={row.key}
            row={row}
            layout={layout}
            isCompared={isCompared}
            colors={colors}
            numbers={numbers}
          />
        ))}
      </g>
      {pages.length > 1 && (
        <text x={0} y={round(2 + size * 1.1)} fontSize={size * 0.86} fill={colors.dimmed}>
          {projector.page(page + 1, pages.length)}
        </text>
      )}
    </ChartSvg>
  )
}
