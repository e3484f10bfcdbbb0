import { useMemo, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { middleOf } from '#domain/activity/votes/scale.ts'
import { useText } from '#ui/texts/useText.ts'
import { useChartColors } from '../chartColors.ts'
import { ChartSvg } from '../ChartSvg.tsx'
import { round } from '../placed.ts'
import { useMeasure } from '../texts.ts'
import { useAvailableSpace } from '../useAvailableSpace.ts'
import { layoutPlane } from './layoutPlane.ts'
import { markersOf } from './markers.ts'
import { MarkerView } from './MarkerView.tsx'
import type { PlacedItem, PlacingMatrixProps } from './matrix.ts'
import classes from './MatrixChart.module.css'
import { matrixText } from './matrixText.ts'
import { valuesAt } from './plane.ts'
import { PlaneView } from './PlaneView.tsx'

const size = 13

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

function isPlaced({ value1, value2 }: PlacedItem): boolean {
  return value1 !== null && value2 !== null
}

/**
 * Voting on the plane: a tap places the selected item at the nearest whole values, and a marker shows where each one is.
 * Tab reaches the marker of the selected item, and arrow keys move it.
 */
export function PlacingMatrix(props: PlacingMatrixProps) {
  const { title, items, axes, scale, selectedId, onSelect, onPlace, isDisabled = false } = props
  const text = useText(matrixText)
  const colors = useChartColors()
  const measure = useMeasure()
  const box = useRef<HTMLDivElement>(null)
  const { width, highest } = useAvailableSpace(box)
  const { quadrants, showQuadrants, colors: scheme } = props
  // Apart from the items: a marker that moves leaves the plane as it is.
  const layout = useMemo(
    () =>
      layoutPlane(
        { axes, scale, quadrants, showQuadrants, colors: scheme },
        { width, highest, size, measure },
      ),
    [axes, scale, quadrants, showQuadrants, scheme, width, highest, measure],
  )
  const { plane } = layout
  const selected = items.find(({ id }) => id === selectedId)
  const [x, y] = axes

  const place = ({ target, currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void => {
    if (!selected || isDisabled) return
    // A tap on a marker selects its item, except while the selected item still has to be placed, perhaps there.
    if ((target as Element).closest('[data-marker]') && isPlaced(selected)) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const [atX, atY] = [clientX - left, clientY - top]
    const { box: inside } = plane
    if (atX < inside.left || atX > inside.right || atY < inside.top || atY > inside.bottom) return
    onPlace(selected.id, ...valuesAt(plane, scale, atX, atY))
  }
  const move = ({ id, value1, value2 }: PlacedItem, event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step || isDisabled) return
    event.preventDefault()
    const within = (value: number): number => Math.max(scale.low, Math.min(scale.high, value))
    if (value1 === null || value2 === null) onPlace(id, middleOf(scale), middleOf(scale))
    else onPlace(id, within(value1 + step[0]), within(value2 + step[1]))
  }
  const nameOf = ({ text: name, value1, value2 }: PlacedItem): string =>
    value1 === null || value2 === null
      ? text.notPlaced(name)
      : text.marker(name, x.title, value1, y.title, value2)

  return (
    <div ref={box}>
      <ChartSvg
        width={round(layout.width)}
        height={round(layout.height)}
        name={title}
        description={selected ? text.place(selected.text, x.title, y.title) : text.placeNone}
        isInteractive
        className={classes.placing}
        data-ready={(selected && !isDisabled) || undefined}
        onClick={place}
      >
        <PlaneView layout={layout} colors={colors} matrixColor={scheme} />
        {markersOf(items, plane, scale, selectedId).map((marker) => {
          const { item } = marker
          const isSelected = item.id === selectedId
          return (
            <MarkerView
              key={item.id}
              marker={marker}
              colors={colors}
              isSelected={isSelected}
              data-marker=""
              role="button"
              aria-label={nameOf(item)}
              aria-pressed={isSelected}
              aria-disabled={isDisabled || undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => {
                if (!selected || isPlaced(selected)) onSelect(item.id)
              }}
              onKeyDown={(event) => move(item, event)}
            />
          )
        })}
      </ChartSvg>
    </div>
  )
}
