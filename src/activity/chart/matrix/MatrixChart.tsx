import { Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { useChartColors } from '../chartColors.ts'
import { ChartFrame } from '../ChartFrame.tsx'
import { useMeasure } from '../texts.ts'
import type { AvailableSpace } from '../useAvailableSpace.ts'
import type { MatrixChartProps, MatrixItem } from './matrix.ts'
import { matrixText } from './matrixText.ts'
import { MatrixPicture } from './MatrixPicture.tsx'
import { layoutMatrix } from './layoutMatrix.ts'
import { useMatrixTable } from './useMatrixTable.ts'

/**
 * Results in two dimensions: a bubble per item at its means, its area by votes, with the table of all values beside it.
 * On the room's screen it fills its box, with the texts beside the plane. SPEC BT14, EV6
 */
export function MatrixChart(props: MatrixChartProps) {
  const { title, items, axes, size = 'page', listTitle, onOpen, fileName, toolsIn, aside } = props
  const { showHeat: sharedHeat = false, onHeat } = props
  const text = useText(matrixText)
  // A choice of one's own, until everybody's changes.
  const [own, setOwn] = useState({ over: sharedHeat, isShown: sharedHeat })
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const table = useMatrixTable(items, axes, listTitle)
  const showHeat = own.over === sharedHeat ? own.isShown : sharedHeat
  const withheld = items.filter(({ result }) => result.withheld > 0)
  const without = items.filter(({ result }) => result.axis1.mean === null && result.withheld === 0)
  const notes = [
    ...(without.length > 0 && without.length < items.length ? [text.withoutVotes(numbersOf(without))] : []),
    ...(withheld.length > 0 ? [text.withheld(numbersOf(withheld))] : []),
  ]
  return (
    <ChartFrame
      title={title}
      size={size}
      table={table}
      tablePlace="beside"
      pointing={{ pointedAt, onPoint: setPointedAt, onOpen }}
      {...{ fileName, toolsIn, aside }}
      tools={
        <Switch
          label={text.heat}
          checked={showHeat}
          onChange={({ currentTarget: { checked } }) => {
            setOwn({ over: sharedHeat, isShown: checked })
            onHeat?.(checked)
          }}
        />
      }
      note={notes.join(' · ')}
    >
      {(room) => (
        <MatrixRoom
          chart={props}
          room={room}
          showHeat={showHeat}
          pointedAt={pointedAt}
          onPoint={setPointedAt}
        />
      )}
    </ChartFrame>
  )
}

function numbersOf(items: readonly MatrixItem[]): string {
  return items.map(({ number }) => number).join(', ')
}

interface MatrixRoomProps {
  /** The same object while only the pointing changes. */
  chart: MatrixChartProps
  room: AvailableSpace
  showHeat: boolean
  pointedAt: string | null
  onPoint: (id: string | null) => void
}

function MatrixRoom({ chart, room, showHeat, pointedAt, onPoint }: MatrixRoomProps) {
  const colors = useChartColors()
  const measure = useMeasure()
  const layout = useMemo(
    () => layoutMatrix(chart, { room, measure, showHeat }),
    [chart, room, measure, showHeat],
  )
  const [drawn, setDrawn] = useState({ layout, room, measure, isSettled: false })
  if (drawn.layout !== layout) {
    const isSettled = drawn.room === room && drawn.measure === measure
    setDrawn({ layout, room, measure, isSettled })
  }
  return (
    <MatrixPicture
      chart={chart}
      layout={layout}
      isSettled={drawn.isSettled}
      colors={colors}
      showHeat={showHeat}
      pointedAt={pointedAt}
      onPoint={onPoint}
    />
  )
}
