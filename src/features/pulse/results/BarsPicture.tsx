import type { ChartColors } from '#activity/chart/chartColors.ts'
import { ChartSvg } from '#activity/chart/ChartSvg.tsx'
import { round } from '#activity/chart/placed.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import { shorten, useMeasure } from '#activity/chart/texts.ts'
import type { EndLabels } from '#activity/voting/slider/endLabels.ts'
import { projectorViewText } from '#activity/projector/projectorViewText.ts'
import { useText } from '#ui/texts/useText.ts'
import { BarsLegend } from './BarsLegend.tsx'
import { BarsRowView } from './BarsRowView.tsx'
import { atValue, noteSize } from './layoutBars.ts'
import type { BarsLayout } from './layoutBars.ts'
import { layoutLegend } from './layoutLegend.ts'
import { pulseResultsText } from './text.ts'

export interface BarsPictureProps {
  title: string
  layout: BarsLayout
  /** Index of the page that is shown. */
  page: number
  comparedWith: string | null
  /** What 1 and 5 mean; null where it is not known. */
  ends: EndLabels | null
  colors: ChartColors
}

/** The picture of a pulse's bars: the five shades above, then a line per category and statement. SPEC PU14 */
export function BarsPicture({ title, layout, page, comparedWith, ends, colors }: BarsPictureProps) {
  const text = useText(pulseResultsText)
  const projector = useText(projectorViewText)
  const numbers = useNumbers()
  const measure = useMeasure()
  const { width, height, size, head, titlesTop, strip, pages, isNarrow } = layout
  const isCompared = comparedWith !== null
  const rows = pages[page] ?? []
  const statements = pages.flat().filter(({ statement }) => statement !== null).length
  const type = round(size * noteSize)
  const baseline = round(titlesTop + size * 1.1)
  const marks = [
    ...(pages.length > 1 ? [projector.page(page + 1, pages.length)] : []),
    ...(comparedWith === null ? [] : [`● ${text.now}`, `○ ${comparedWith}`]),
  ].join(' · ')
  const legend = layoutLegend(layout, ends, measure)
  const marksWidth = (isNarrow ? strip.left : legend.left) - size * 1.2
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
      description={text.describeBars(statements)}
      fontSize={size}
    >
      <BarsLegend {...{ legend, size, colors }} />
      <g fontSize={type} fill={colors.dimmed}>
        {marks !== '' && (
          <text x={0} y={baseline}>
            {shorten(marks, { width: marksWidth, size: type, measure })}
          </text>
        )}
        {[1, 5].map((value) => (
          <text key={value} x={round(atValue(value, strip))} y={baseline} textAnchor="middle">
            {value}
          </text>
        ))}
        {titles.map((column) => (
          <text key={column.title} x={round(column.x)} y={baseline} textAnchor="end">
            {column.title}
          </text>
        ))}
      </g>
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
    </ChartSvg>
  )
}
