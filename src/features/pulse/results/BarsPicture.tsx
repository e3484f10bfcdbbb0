import type { ChartColors } from '#activity/chart/chartColors.ts'
import { inkOn } from '#activity/chart/chartColors.ts'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { round } from '#activity/chart/placed.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { shorten, useMeasure } from '#activity/chart/texts.ts'
import { projectorViewText } from '#activity/projector/projectorViewText.ts'
import { useText } from '#ui/texts/useText.ts'
import { BarsRowView } from './BarsRowView.tsx'
import { Guides } from './Guides.tsx'
import { atValue } from './layoutBars.ts'
import type { BarsLayout } from './layoutBars.ts'
import { pulseChartText } from './pulseChartText.ts'

export interface BarsPictureProps {
  title: string
  layout: BarsLayout
  /** Index of the page that is shown. */
  page: number
  comparedWith: string | null
  colors: ChartColors
}

const values = [1, 2, 3, 4, 5] as const

/** The picture of a pulse's bars: values above, then a line per category and statement. */
export function BarsPicture({ title, layout, page, comparedWith, colors }: BarsPictureProps) {
  const text = useText(pulseChartText)
  const projector = useText(projectorViewText)
  const numbers = useNumbers()
  const measure = useMeasure()
  const { width, height, size, head, titlesTop, bars, pages, isNarrow } = layout
  const isCompared = comparedWith !== null
  const rows = pages[page] ?? []
  const last = rows.at(-1)
  const bottom = head + (last ? last.y + last.height : 0)
  const statements = pages.flat().filter(({ statement }) => statement !== null).length
  const chip = size * 1.7
  const marks = comparedWith === null ? `▲ ${text.mean}` : `▲ ${text.now} · ○ ${comparedWith}`
  const legend = pages.length > 1 ? `${projector.page(page + 1, pages.length)} · ${marks}` : marks
  const legendWidth = isNarrow ? width : bars.left - size * 2
  const titles = [
    { title: text.mean, x: layout.numbers.mean },
    ...(isCompared ? [{ title: text.change, x: layout.numbers.change }] : []),
    ...(layout.numbers.votes === null ? [] : [{ title: text.votes, x: layout.numbers.votes }]),
  ]
  return (
    <ChartSvg
      width={round(width)}
      height={round(height)}
      name={title}
      description={text.bars(statements)}
      fontSize={size}
    >
      {!isNarrow && <Guides layout={layout} from={head - size * 0.2} to={bottom} colors={colors} />}
      {values.map((value) => {
        const fill = colors.diverging[value - 1] ?? colors.accent
        const x = atValue(value, bars) - chip / 2
        return (
          <g key={value}>
            <rect
              x={round(x)}
              y={round(titlesTop)}
              width={chip}
              height={round(size * 1.5)}
              rx={size * 0.4}
              fill={fill}
            />
            <text
              x={round(x + chip / 2)}
              y={round(titlesTop + size * 1.1)}
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
          y={round(titlesTop + size * 1.1)}
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
            noVotes={text.noVotes}
            colors={colors}
            numbers={numbers}
          />
        ))}
      </g>
      <text x={0} y={round(2 + size * (isNarrow ? 0.9 : 1.1))} fontSize={size * 0.86} fill={colors.dimmed}>
        {shorten(legend, { width: legendWidth, size: size * 0.86, measure })}
      </text>
    </ChartSvg>
  )
}
