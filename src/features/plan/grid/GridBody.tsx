import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { PlanRowId } from '#domain/ids.ts'
import { placed, withHeld } from '../table/window.ts'
import classes from './GridRow.module.css'
import type { GridWindow } from './useGridWindow.ts'

export interface GridBodyProps {
  rowIds: readonly PlanRowId[]
  /** Rows that are drawn; null: all. */
  rows: GridWindow['rows']
  /** Indexes of rows that stay drawn while the table scrolls; -1: none. */
  held: readonly number[]
  /** Where each row begins, in pixels. */
  edges: readonly number[]
  row: (rowId: PlanRowId, index: number) => ReactNode
}

/**
 * The rows of the table, of a long one those on the screen. They stand below each other as in any table; gaps are where
 * others would be. So nothing is moved when one grows, and the browser keeps what is read in its place.
 */
export function GridBody({ rowIds, rows, held, edges, row }: GridBodyProps) {
  const indexes = rows ? withHeld([...rows.keys()], held) : [...rowIds.keys()]
  const { items, after } = placed(indexes, edges)
  return (
    <div role="rowgroup" className={classes.rows} data-list="plan">
      {items.map(({ index, gap }) => {
        const rowId = rowIds[index]
        if (rowId === undefined) return null
        return (
          <Fragment key={rowId}>
            {gap > 0 && <Gap height={gap} />}
            {row(rowId, index)}
          </Fragment>
        )
      })}
      {after > 0 && <Gap height={after} />}
    </div>
  )
}

function Gap({ height }: { height: number }) {
  return <div role="presentation" style={{ height }} />
}
