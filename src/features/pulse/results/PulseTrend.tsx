import { useMemo } from 'react'
import type { ChartTable } from '#activity/chart/chart.ts'
import { useChartColors } from '#activity/chart/chartColors.ts'
import { ChartFrame } from '#activity/chart/ChartFrame.tsx'
import { useMeasure } from '#activity/chart/texts.ts'
import { useNumbers } from '#activity/chart/useNumbers.ts'
import type { AvailableSpace } from '#activity/chart/useAvailableSpace.ts'
import { useText } from '#ui/texts/useText.ts'
import { layoutTrend, mostLines } from './layoutTrend.ts'
import type { PulseTrendProps, TrendPulse } from './pulseChart.ts'
import { pulseResultsText } from './text.ts'
import { TrendPicture } from './TrendPicture.tsx'

const pageSize = 13

/** Means of a pulse and its categories over earlier pulses. */
export function PulseTrend({ title, pulses, size = 'page', fileName }: PulseTrendProps) {
  const text = useText(pulseResultsText)
  const names = useMemo(
    () => [...new Set(pulses.flatMap(({ categories }) => Object.keys(categories)))],
    [pulses],
  )
  const table = useTrendTable(pulses, names)
  return (
    <ChartFrame
      title={title}
      size={size}
      table={table}
      tablePlace="closed"
      fileName={fileName}
      note={names.length > mostLines && text.mostChanged(mostLines)}
    >
      {(room) => <TrendRoom title={title} pulses={pulses} isPage={size === 'page'} room={room} />}
    </ChartFrame>
  )
}

interface TrendRoomProps {
  title: string
  pulses: readonly TrendPulse[]
  isPage: boolean
  room: AvailableSpace
}

function TrendRoom({ title, pulses, isPage, room }: TrendRoomProps) {
  const text = useText(pulseResultsText)
  const colors = useChartColors()
  const measure = useMeasure()
  const { width } = room
  const height = isPage ? undefined : room.height
  const size = isPage ? pageSize : Math.max(18, Math.min(32, room.height / 28))
  const layout = useMemo(
    () => layoutTrend(pulses, { width, height, size, measure, all: text.all }),
    [pulses, width, height, size, measure, text],
  )
  return (
    <TrendPicture
      title={title}
      description={text.describeTrend(pulses.length)}
      layout={layout}
      colors={colors}
    />
  )
}

function useTrendTable(pulses: readonly TrendPulse[], names: readonly string[]): ChartTable {
  const text = useText(pulseResultsText)
  const numbers = useNumbers()
  return useMemo(
    () => ({
      columns: [{ title: text.pulse }, ...[text.all, ...names].map((title) => ({ title, isNumber: true }))],
      rows: pulses.map(({ id, label, mean, categories }) => ({
        key: id,
        cells: [label, numbers.value(mean), ...names.map((name) => numbers.value(categories[name]))],
      })),
    }),
    [pulses, names, text, numbers],
  )
}
