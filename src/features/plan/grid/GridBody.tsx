import { Suspense, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { PlanRowId } from '#domain/ids.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { loadRowWindow } from '../later.ts'
import { firstRows, isLongTable } from './drawnRows.ts'
import type { DrawnRow, DrawnRows } from './drawnRows.ts'
import classes from './PlanGrid.module.css'

const RowWindow = lazyPart(loadRowWindow)

export interface GridBodyProps {
  scroller: RefObject<HTMLElement | null>
  rowIds: readonly PlanRowId[]
  columnCount: number
  /** Index of the row that stays drawn while the table scrolls; -1: none. */
  heldAt: number
  row: (row: DrawnRow) => ReactNode
}

/** The rows of the table, of a long one those on the screen: while it scrolls, only this is rendered again. */
export function GridBody({ scroller, rowIds, columnCount, heldAt, row }: GridBodyProps) {
  const isLong = isLongTable(rowIds, columnCount)
  const [inWindow, setWindow] = useState<DrawnRows | null>(null)
  const { items, height, measure } = isLong && inWindow ? inWindow : firstRows(rowIds, columnCount)
  return (
    <div role="rowgroup" className={classes.rows} style={{ height: height ?? undefined }} data-list="plan">
      {items.map(({ index, top }) => {
        const rowId = rowIds[index]
        // Otherwise deleted since the window was taken.
        return rowId === undefined ? null : row({ rowId, index, top, measure })
      })}
      {isLong && (
        <Suspense fallback={null}>
          <RowWindow {...{ scroller, rowIds, heldAt }} onChange={setWindow} />
        </Suspense>
      )}
    </div>
  )
}
