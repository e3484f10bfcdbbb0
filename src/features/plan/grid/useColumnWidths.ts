import { useCallback, useState } from 'react'
import type { RefObject } from 'react'
import type { ObjectId, PlanColumnId } from '#domain/ids.ts'
import { columnWidth, keepWidths, readWidths } from '../table/columnWidths.ts'
import type { ColumnWidths } from '../table/columnWidths.ts'

/** The width of the column of row numbers, in pixels. */
const numberWidth = 56

export interface Widths {
  of: (columnId: PlanColumnId) => number
  /** The columns of the layout, for the style of the grid. */
  template: string
  /** A drag only changes the style of the grid; its end is kept. */
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
      grid.current?.style.setProperty('--plan-columns', templateOf(columns, next))
      if (!isFinal) return
      setWidths(next)
      keepWidths(objectId, next)
    },
    [objectId, columns, widths, grid],
  )
  return {
    of: (columnId) => widths[columnId] ?? columnWidth.usual,
    template: templateOf(columns, widths),
    change,
  }
}

function templateOf(columns: readonly { id: PlanColumnId }[], widths: ColumnWidths): string {
  return [numberWidth, ...columns.map(({ id }) => widths[id] ?? columnWidth.usual)]
    .map((width) => `${width}px`)
    .join(' ')
}
