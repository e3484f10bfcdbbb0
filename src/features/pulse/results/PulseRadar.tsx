import { useMemo } from 'react'
import type { ChartTable } from '#activity/chart/chart.ts'
import { useChartColors } from '#activity/chart/chartColors.ts'
import { ChartFrame } from '#activity/chart/ChartFrame.tsx'
import { useMeasure } from '#activity/chart/texts.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import type { AvailableSpace } from '#activity/chart/useAvailableSpace.ts'
import { voteResultsText } from '#activity/voting/resultsText.ts'
import { useText } from '#ui/texts/useText.ts'
import { CategoryBars } from './CategoryBars.tsx'
import { layoutCategoryBars } from './layoutCategoryBars.ts'
import { isRadar, layoutRadar } from './layoutRadar.ts'
import type { ChartCategory, PulseRadarProps } from './pulseChart.ts'
import { pulseResultsText } from './text.ts'
import { RadarPicture } from './RadarPicture.tsx'
import { categoryChange } from './sortStatements.ts'

/** The means of the categories: a radar of three to twelve, otherwise bars. */
export function PulseRadar({
  title,
  categories,
  comparedWith = null,
  size = 'page',
  fileName,
}: PulseRadarProps) {
  const text = useText(pulseResultsText)
  const few = useText(voteResultsText)
  const table = useCategoryTable(categories, comparedWith !== null)
  const isPage = size === 'page'
  const withheld = categories
    .flatMap(({ statements }) => statements)
    .reduce((sum, { result }) => sum + result.withheld, 0)
  const note = withheld > 0 && few.withheld(withheld)
  return (
    <ChartFrame title={title} size={size} table={table} tablePlace="closed" fileName={fileName} note={note}>
      {(room) => (
        <RadarRoom
          title={title}
          description={text.describeRadar(categories.length)}
          categories={categories}
          comparedWith={comparedWith}
          isPage={isPage}
          room={room}
        />
      )}
    </ChartFrame>
  )
}

interface RadarRoomProps {
  title: string
  description: string
  categories: readonly ChartCategory[]
  comparedWith: string | null
  isPage: boolean
  room: AvailableSpace
}

const pageSize = 13

function RadarRoom({ title, description, categories, comparedWith, isPage, room }: RadarRoomProps) {
  const colors = useChartColors()
  const measure = useMeasure()
  const { width } = room
  const height = isPage ? undefined : room.height
  const size = isPage ? pageSize : Math.max(18, Math.min(32, room.height / 28))
  const layout = useMemo(() => {
    const options = { width, height, size, measure }
    return isRadar(categories)
      ? { radar: layoutRadar(categories, options), bars: null }
      : { radar: null, bars: layoutCategoryBars(categories, options) }
  }, [categories, width, height, size, measure])
  const shared = { title, description, comparedWith, colors }
  return layout.radar ? (
    <RadarPicture layout={layout.radar} {...shared} />
  ) : (
    <CategoryBars layout={layout.bars} {...shared} />
  )
}

function useCategoryTable(categories: readonly ChartCategory[], isCompared: boolean): ChartTable {
  const text = useText(pulseResultsText)
  const numbers = useNumbers()
  return useMemo(() => {
    const titles = [text.mean, ...(isCompared ? [text.change] : [])]
    return {
      columns: [{ title: text.category }, ...titles.map((title) => ({ title, isNumber: true }))],
      rows: categories.map((category) => {
        const change = categoryChange(category)
        const compared = isCompared ? [change === null ? '–' : numbers.change(change)] : []
        return { key: category.id, cells: [category.name, numbers.value(category.mean), ...compared] }
      }),
    }
  }, [categories, isCompared, text, numbers])
}
