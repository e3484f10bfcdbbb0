import type { ReactNode, RefObject } from 'react'
import type { PlanRowId } from '#domain/ids.ts'
import { useStable } from '../rows/useStable.ts'
import { indexesOf, none } from '../table/window.ts'
import type { Run } from '../table/window.ts'
import { GridBody } from './GridBody.tsx'
import { GridHead } from './GridHead.tsx'
import type { GridHeadProps } from './GridHead.tsx'
import { useGridWindow } from './useGridWindow.ts'
import { usePrinting } from '#ui/usePrinting.ts'

/** How a row is drawn. */
export interface RowPlace {
  rowId: PlanRowId
  /** Its place on this screen, from zero. */
  index: number
  /** Columns that are drawn; null: all. */
  run: Run | null
  /** Observes its height; undefined where all rows are drawn. */
  watch: ((row: HTMLElement | null) => (() => void) | undefined) | undefined
}

export interface GridTableProps extends Omit<GridHeadProps, 'drawn' | 'isWhole'> {
  scroller: RefObject<HTMLElement | null>
  rowIds: readonly PlanRowId[]
  /** Indexes of rows and columns that stay drawn while the table scrolls; -1: none. */
  held: { rows: readonly number[]; columns: readonly number[] }
  row: (place: RowPlace) => ReactNode
}

/** Headings and rows, of a long table those on the screen: while it scrolls, only this is rendered again. Paper has all. */
export function GridTable({ scroller, rowIds, held, row, ...head }: GridTableProps) {
  const { columns, widths } = head
  const isPrinting = usePrinting()
  const drawn = useGridWindow({ scroller, rowIds, widths: widths.sizes, isWhole: isPrinting })
  const { rows, columns: across, edges } = drawn
  const headings = useStable(across ? indexesOf(across, held.columns) : [...columns.keys()])
  const watch = rows ? drawn.watch : undefined
  return (
    <>
      <GridHead {...head} isWhole={across === null} drawn={headings} />
      <GridBody
        {...{ rowIds, rows, edges }}
        held={held.rows}
        row={(rowId, index) => row({ rowId, index, watch, run: across && (rows?.get(index) ?? none) })}
      />
    </>
  )
}
