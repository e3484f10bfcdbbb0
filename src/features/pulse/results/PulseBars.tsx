import { NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useChartColors } from '#activity/chart/chartColors.ts'
import { ChartFrame } from '#activity/chart/ChartFrame.tsx'
import { useMeasure } from '#activity/chart/texts.ts'
import type { EndLabels } from '#activity/voting/slider/endLabels.ts'
import type { AvailableSpace } from '#activity/chart/useAvailableSpace.ts'
import { pulseSorts } from '#domain/pulse/sorting.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import { useText } from '#ui/texts/useText.ts'
import { BarsPicture } from './BarsPicture.tsx'
import { layoutBars } from './layoutBars.ts'
import type { ChartCategory, PulseBarsProps } from './pulseChart.ts'
import { pulseResultsText } from './text.ts'
import { sortStatements } from './sortStatements.ts'
import { useBarsTable } from './useBarsTable.ts'
import { useValuelessWords } from './useValuelessWords.ts'
import { usePage } from './usePage.ts'

/**
 * Results of a pulse: under each category a bar of shares per statement, and beside it a strip with its mean. On the
 * room's screen in type that is read from afar, in pages that turn by themselves. SPEC PU7, PU8
 */
export function PulseBars({
  title,
  categories,
  comparedWith = null,
  ends = null,
  size = 'page',
  sort = 'LIST',
  onSort,
  heldPage = 0,
  fileName,
}: PulseBarsProps) {
  const text = useText(pulseResultsText)
  // A choice of one's own, until everybody's changes.
  const [own, setOwn] = useState({ over: sort, sort })
  const isCompared = comparedWith !== null
  const offered = pulseSorts.filter((one) => one !== 'CHANGE' || isCompared)
  if (own.over !== sort) setOwn({ over: sort, sort })
  const chosen = offered.includes(own.sort) ? own.sort : 'LIST'
  const sorted = useMemo(() => sortStatements(categories, chosen), [categories, chosen])
  const table = useBarsTable(sorted, isCompared)
  return (
    <ChartFrame
      title={title}
      size={size}
      table={table}
      tablePlace="closed"
      fileName={fileName}
      tools={
        size === 'page' && (
          <NativeSelect
            aria-label={text.sort}
            data={offered.map((value) => ({ value, label: text.sorts[value] }))}
            value={chosen}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as PulseSort
              setOwn({ over: sort, sort: next })
              onSort?.(next)
            }}
          />
        )
      }
    >
      {(room) => (
        <BarsRoom
          title={title}
          categories={sorted}
          comparedWith={comparedWith}
          ends={ends}
          isPage={size === 'page'}
          heldPage={heldPage}
          room={room}
        />
      )}
    </ChartFrame>
  )
}

interface BarsRoomProps {
  title: string
  categories: readonly ChartCategory[]
  comparedWith: string | null
  ends: EndLabels | null
  isPage: boolean
  heldPage: number
  room: AvailableSpace
}

function BarsRoom({ title, categories, comparedWith, ends, isPage, heldPage, room }: BarsRoomProps) {
  const colors = useChartColors()
  const measure = useMeasure()
  const noteOf = useValuelessWords()
  const { width } = room
  const isCompared = comparedWith !== null
  const height = isPage ? undefined : room.height
  const layout = useMemo(
    () => layoutBars(categories, { width, height, measure, isCompared, noteOf }),
    [categories, width, height, measure, isCompared, noteOf],
  )
  const page = usePage(layout.pages.length, heldPage)
  return <BarsPicture {...{ title, layout, page, comparedWith, ends, colors }} />
}
