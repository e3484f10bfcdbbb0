import type { ChartColors } from '../chartColors.ts'
import { layoutLegend } from '../legend.ts'
import type { LegendEntry } from '../legend.ts'
import { LegendView } from '../LegendView.tsx'
import { wrapText } from '../texts.ts'
import type { Measure } from '../texts.ts'

export interface SheetParts {
  title: string
  legend: readonly LegendEntry[]
  colors: ChartColors
  measure: Measure
}

export interface SheetLayout {
  width: number
  height: number
  /** Top left corner of the picture. */
  picture: { x: number; y: number }
  titleLines: readonly string[]
  legend: ReturnType<typeof layoutLegend> & { y: number }
}

const [margin, titleSize, titleLine, legendSize, gap] = [24, 20, 27, 13, 20]
/** A column of a legend is at least as wide. */
const columnWidth = 300

/** A heading above the picture, its legend below. */
export function layoutSheet(picture: { width: number; height: number }, parts: SheetParts): SheetLayout {
  const { title, legend: entries, measure } = parts
  const { width: inside } = picture
  const titleLines = wrapText(title, { width: inside, size: titleSize, weight: 650, measure })
  const top = margin + titleLines.length * titleLine + (titleLines.length > 0 ? gap / 2 : 0)
  const columns = Math.max(1, Math.floor(inside / columnWidth))
  const legend = layoutLegend(entries, { width: inside, size: legendSize, columns, measure })
  const legendTop = top + picture.height + (entries.length > 0 ? gap : 0)
  return {
    width: inside + 2 * margin,
    height: Math.ceil(legendTop + legend.height + margin),
    picture: { x: margin, y: top },
    titleLines,
    legend: { ...legend, y: legendTop },
  }
}

/** What a downloaded picture has around it. */
export function Sheet({ layout, colors }: { layout: SheetLayout; colors: ChartColors }) {
  const { width, height, titleLines, legend } = layout
  return (
    <>
      <rect width={width} height={height} fill={colors.surface} />
      {titleLines.map((line, index) => (
        <text
          key={index}
          x={margin}
          y={margin + titleSize * 0.8 + index * titleLine}
          fontSize={titleSize}
          fontWeight={650}
          fill={colors.ink}
        >
          {line}
        </text>
      ))}
      <g transform={`translate(${margin} ${legend.y})`}>
        <LegendView layout={legend} colors={colors} />
      </g>
    </>
  )
}
