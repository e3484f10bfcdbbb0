import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import type { ObjectId, PlanColumnId } from '#domain/ids.ts'
import { columnWidth, keepWidths, readWidths } from '../table/columnWidths.ts'
import type { ColumnWidths } from '../table/columnWidths.ts'

/** The width of the column of row numbers, in pixels. */
export const numberWidth = 56

/** Columns come into view while another one becomes narrower: after so many pixels they are looked for again. */
const lookAfter = 48

export interface Widths {
  /** In pixels, by position; columns are wider only where all of them fit. */
  sizes: readonly number[]
  /** The columns of the layout, for the style of the grid. */
  template: string
  /** Of the table, for the same style. */
  least: string
  /** A drag changes the style of the grid, and renders only now and then; its end is kept. */
  change: (columnId: PlanColumnId, width: number, isFinal: boolean) => void
}

/** The widths of a planner's columns on this device. */
export function useColumnWidths(
  objectId: ObjectId,
  columns: readonly { id: PlanColumnId }[],
  grid: RefObject<HTMLElement | null>,
): Widths {
  const [widths, setWidths] = useState(() => readWidths(objectId))
  const change = useCallback(
    (columnId: PlanColumnId, width: number, isFinal: boolean) => {
      const next = { ...readWidths(objectId), ...widths, [columnId]: width }
      // Without a render: a drag changes the width at each move.
      const moved = Math.abs(width - (widths[columnId] ?? columnWidth.usual))
      grid.current?.style.setProperty('--plan-columns', templateOf(columns, next))
      grid.current?.style.setProperty('--plan-width', leastWidthOf(columns, next))
      if (isFinal || moved >= lookAfter) setWidths(next)
      if (isFinal) keepWidths(objectId, next)
    },
    [objectId, columns, widths, grid],
  )
  const sizes = useMemo(() => columns.map(({ id }) => widths[id] ?? columnWidth.usual), [columns, widths])
  // The same as long as nothing of it changes: the headings pass over what happens in the cells.
  return useMemo(
    () => ({
      sizes,
      template: templateOf(columns, widths),
      least: leastWidthOf(columns, widths),
      change,
    }),
    [columns, widths, sizes, change],
  )
}

/** Columns without a width of their own share what the screen leaves. */
function templateOf(columns: readonly { id: PlanColumnId }[], widths: ColumnWidths): string {
  const tracks = columns.map(({ id }) =>
    widths[id] === undefined ? `minmax(${columnWidth.usual}px, 1fr)` : `${widths[id]}px`,
  )
  return [`${numberWidth}px`, ...tracks].join(' ')
}

function leastWidthOf(columns: readonly { id: PlanColumnId }[], widths: ColumnWidths): string {
  return `${columns.reduce((all, { id }) => all + (widths[id] ?? columnWidth.usual), numberWidth)}px`
}
