import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { CSSProperties, FocusEvent } from 'react'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { useText } from '#ui/texts/useText.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import type { CellConflict } from '../rows/conflictList.ts'
import { loadGridHands } from '../later.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { Arrange } from './arrange/useArrange.ts'
import type { TableActs } from '../history/useTableActs.ts'
import type { Selection } from '../table/selection.ts'
import { placeOf } from '../table/spot.ts'
import type { GridOrder } from '../table/spot.ts'
import { planText } from '../text.ts'
import { ColumnMenuContext } from './columnMenuContext.ts'
import type { ColumnMenuActs } from './columnMenuContext.ts'
import { GridRow } from './GridRow.tsx'
import { gridAfter, openGrid } from './gridState.ts'
import { GridTable } from './GridTable.tsx'
import type { RowPlace } from './GridTable.tsx'
import classes from './PlanGrid.module.css'
import { useColumnWidths } from './useColumnWidths.ts'
import { useEditing } from './useEditing.ts'
import { useGridKeys } from './useGridKeys.ts'
import { dropOn } from './drag/orderDrag.ts'
import type { OrderDrag } from './drag/orderDrag.ts'
import { useOrderDrag } from './drag/useOrderDrag.ts'
import { rowHeight } from './sight.ts'
import { spotOf, useGridPointer } from './useGridPointer.ts'
import { activeCell, useKeptFocus } from './useKeptFocus.ts'
import { useTableHeight } from './useTableHeight.ts'
import type { RangeActs } from './useRangeActs.ts'
import type { RowsView } from './useRowView.ts'

/** Loaded behind the table; until then its cells are only edited. */
export const GridHands = lazyPart(loadGridHands)

export interface PlanGridProps {
  plan: Plan
  view: RowsView
  acts: TableActs
  /** Null for those who may not change rows and columns, or not now. */
  arrange: Arrange | null
  /** This person selects cells. */
  isSelecting: boolean
  conflicts: readonly CellConflict[]
  /** A row that was added here: it comes into view, and its first cell is edited. */
  addedId: PlanRowId | null
  /** A column that was added here: its heading comes into view, with the focus. */
  addedColumnId: PlanColumnId | null
  /** Where to show what can be done with selected cells. */
  overFoot: HTMLElement | null
  /** Incremented to begin selecting, at the active cell. */
  selectTurn: number
  onOpenRow: (rowId: PlanRowId) => void
  onDeleteRow: (rowId: PlanRowId) => void
  onDeleteColumn: (columnId: PlanColumnId) => void
  onChoices: (columnId: PlanColumnId) => void
  /** @param index its position */
  onAddColumn: (index: number) => void
  onCopyInput: (selection: Selection, order: GridOrder) => void
}

/** The table as a grid: one cell has the focus, keys act on it, and only the rows on the screen are drawn. */
export function PlanGrid(props: PlanGridProps) {
  const { plan, view, acts, arrange, isSelecting, conflicts, onOpenRow } = props
  const { objectId, columns, rows, source, waiting, isLocked } = plan
  const { rowIds } = view
  const text = useText(planText)
  const hintId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const order = useMemo(() => ({ rowIds, columnIds: columns.map(({ id }) => id) }), [rowIds, columns])
  const [state, dispatch] = useReducer(gridAfter, order, openGrid)
  if (state.order !== order) dispatch({ does: 'order', order })
  const { active, editing, selection, turn } = state
  const widths = useColumnWidths(objectId, columns, scroller)
  const ranges = useRef<RangeActs>(null)
  const [activeRow, activeColumn] = placeOf(active, order)
  const rowById = useMemo(() => new Map(rows.map((row, at) => [row.id, { row, number: at + 1 }])), [rows])
  const conflictsByRow = useMemo(() => Map.groupBy(conflicts, ({ rowId }) => rowId), [conflicts])

  useTableHeight(scroller)

  useLayoutEffect(() => {
    if (turn === 0) return
    const cell = activeCell(scroller.current)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [turn])

  const { addedId } = props
  const isAddedHere = addedId !== null && rowIds.includes(addedId)
  const [firstColumn] = order.columnIds
  const begun = useRef<PlanRowId | null>(null)
  useEffect(() => {
    // Once: later changes of the columns begin nothing.
    if (!isAddedHere || firstColumn === undefined || begun.current === addedId) return
    begun.current = addedId
    dispatch({ does: 'edit', at: { rowId: addedId, columnId: firstColumn } })
  }, [isAddedHere, addedId, firstColumn])

  const { addedColumnId } = props
  const shownColumn = useRef<PlanColumnId | null>(null)
  useEffect(() => {
    const columnId = addedColumnId
    if (columnId === null || shownColumn.current === columnId || !order.columnIds.includes(columnId)) return
    shownColumn.current = columnId
    dispatch({ does: 'go', to: { rowId: null, columnId } })
  }, [addedColumnId, order])

  const { selectTurn } = props
  const selected = useRef(selectTurn)
  useEffect(() => {
    if (selected.current === selectTurn) return
    selected.current = selectTurn
    dispatch({ does: 'begin' })
  }, [selectTurn])

  const { handlers, endHeading } = useEditing({ plan, acts, arrange, state, dispatch, onOpenRow })
  const pageRows = (): number => {
    const { clientHeight = 0 } = scroller.current ?? {}
    return Math.max(1, Math.floor(clientHeight / rowHeight) - 1)
  }
  const mayRename = arrange !== null
  const onKeyDown = useGridKeys({
    ...{ plan, state, dispatch, ranges, isSelecting, arrange, pageRows, onOpenRow },
    isWhole: view.isWhole,
    onDeleteRow: props.onDeleteRow,
  })
  const pointer = useGridPointer({ plan, state, dispatch, isSelecting, mayRename })
  const drag = useOrderDrag(scroller, { order, arrange, isWhole: view.isWhole })
  const kept = useKeptFocus(scroller, state.replaced)
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    kept.onFocus()
    const spot = target.matches('[data-column], [data-control="menu"]') ? spotOf(target) : null
    if (spot) dispatch({ does: 'focused', at: spot })
  }
  const { onChoices, onDeleteColumn, onAddColumn } = props
  const menus = useMemo(
    (): ColumnMenuActs => ({
      ...{ plan, view, arrange, onChoices },
      onAdd: onAddColumn,
      onRename: (columnId) => dispatch({ does: 'edit', at: { rowId: null, columnId } }),
      onDelete: onDeleteColumn,
    }),
    [plan, view, arrange, onChoices, onDeleteColumn, onAddColumn],
  )
  const selectAll = useCallback(() => dispatch({ does: 'selectAll' }), [])
  const dragged = (what: OrderDrag['what']): string | null => (drag?.what === what ? drag.id : null)
  const held = {
    rows: [activeRow, placeOf({ rowId: dragged('row'), columnId: null }, order)[0]],
    columns: [activeColumn, placeOf({ rowId: null, columnId: dragged('column') }, order)[1]],
  }
  const row = ({ rowId, index, run, watch }: RowPlace) => {
    const known = rowById.get(rowId)
    const isActive = rowId === active.rowId
    return (
      <GridRow
        key={rowId}
        {...{ source, columns, run, rowId, index, watch, isLocked, isSelecting }}
        widths={widths.sizes}
        {...handlers}
        made={known?.row.made ?? null}
        isSaved={known?.row.isSaved ?? true}
        number={known?.number ?? index + 1}
        activeColumn={isActive ? active.columnId : undefined}
        editing={isActive ? editing : null}
        isMovable={mayRename && view.isWhole}
        drop={dropOn(drag, 'row', rowId)}
        selected={selection.get(rowId)}
        waiting={waiting.get(rowId)}
        conflicts={(conflictsByRow.get(rowId) ?? []).map(({ columnId }) => columnId).join(' ')}
      />
    )
  }

  return (
    <>
      <GridHands
        ref={ranges}
        grid={scroller}
        {...{ plan, acts, arrange, state, dispatch, onOpenRow }}
        isWhole={view.isWhole}
        overFoot={props.overFoot}
        onCopyInput={() => props.onCopyInput(selection, order)}
        onSelectAll={selectAll}
        onDeleteRow={props.onDeleteRow}
      />
      <VisuallyHidden id={hintId}>{text.gridHint}</VisuallyHidden>
      <div
        ref={scroller}
        role="grid"
        className={classes.grid}
        style={{ '--plan-columns': widths.template, '--plan-width': widths.least } as CSSProperties}
        aria-label={plan.name || text.unnamed}
        aria-describedby={hintId}
        aria-rowcount={rowIds.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable={isSelecting || undefined}
        aria-readonly={isLocked || undefined}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={kept.onBlur}
        onCopy={(event) => ranges.current?.onCopy(event)}
        onCut={(event) => !state.isInterrupted && ranges.current?.onCut(event)}
        onPaste={(event) => !state.isInterrupted && ranges.current?.onPaste(event)}
        data-dragging={drag?.what}
        {...pointer}
      >
        <ColumnMenuContext value={menus}>
          <GridTable
            {...{ scroller, rowIds, columns, widths, view, drag, held, mayRename, row }}
            activeColumn={active.rowId === null ? active.columnId : undefined}
            isEditing={active.rowId === null && editing !== null}
            onSelectAll={isSelecting ? selectAll : undefined}
            onDraft={handlers.onDraft}
            onEnd={endHeading}
          />
        </ColumnMenuContext>
      </div>
    </>
  )
}
