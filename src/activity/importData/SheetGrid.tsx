import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { afterKey, allCells, isInside, rectangleOf } from './cellSelection.ts'
import type { Cell, CellSelection } from './cellSelection.ts'
import { columnName } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import classes from './SheetGrid.module.css'

export interface SheetGridProps {
  sheet: Sheet
  label: string
  /** Modifiers of a selection. */
  hint: string
  selection: CellSelection | null
  onSelect: (selection: CellSelection) => void
}

const rowHeight = 34
const columnWidth = 148
const headHeight = 34
const numberWidth = 56

/** Virtualized cells of a sheet, selected by dragging, keys and touch. SPEC N2 */
export function SheetGrid({ sheet, label, hint, selection, onSelect }: SheetGridProps) {
  const { rows, columns } = sheet
  const id = useId()
  const scroller = useRef<HTMLDivElement | null>(null)
  const dragFrom = useRef<Cell | null>(null)
  const rowList = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 6,
  })
  const columnList = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    paddingStart: numberWidth,
    scrollPaddingStart: numberWidth,
    overscan: 2,
  })
  const size = { width: columnList.getTotalSize(), height: rowList.getTotalSize() }
  const selected = selection && rectangleOf(selection)
  const cellId = ({ row, column }: Cell): string => `${id}-${row}-${column}`

  const select = (next: CellSelection): void => {
    onSelect(next)
    rowList.scrollToIndex(next.focus.row)
    columnList.scrollToIndex(next.focus.column)
  }
  /** The cell under the pointer; -1 for the header row and column. */
  const cellAt = ({ clientX, clientY }: MouseEvent): Cell => {
    const box = scroller.current?.getBoundingClientRect()
    const [x, y] = [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]
    const [left, top] = [scroller.current?.scrollLeft ?? 0, scroller.current?.scrollTop ?? 0]
    const column = Math.floor((x + left - numberWidth) / columnWidth)
    const row = Math.floor((y + top - headHeight) / rowHeight)
    return {
      row: y < headHeight ? -1 : Math.min(row, rows.length - 1),
      column: x < numberWidth ? -1 : Math.min(column, columns - 1),
    }
  }
  const startAt = (event: MouseEvent): Cell | null => {
    const cell = cellAt(event)
    const all = allCells(sheet)
    if (cell.row >= 0 && cell.column >= 0) {
      select({ anchor: event.shiftKey && selection ? selection.anchor : cell, focus: cell })
      return cell
    }
    const { row, column } = cell
    // A column header selects its column, a row header its row, the corner everything.
    onSelect({
      anchor: { row: Math.max(row, 0), column: Math.max(column, 0) },
      focus: { row: row < 0 ? all.focus.row : row, column: column < 0 ? all.focus.column : column },
    })
    return null
  }
  const dragTo = (event: PointerEvent): void => {
    if (!dragFrom.current) return
    const { row, column } = cellAt(event)
    select({ anchor: dragFrom.current, focus: { row: Math.max(row, 0), column: Math.max(column, 0) } })
  }
  const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
    'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey: isShift, altKey } = event
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2)
    const pressed = { key, isShift, isCommand: event.ctrlKey || event.metaKey }
    const next = altKey ? null : afterKey(selection, pressed, sheet, pageRows)
    if (!next) return
    event.preventDefault()
    select(next)
  }

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-description={hint}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns + 1}
      aria-activedescendant={selection ? cellId(selection.focus) : undefined}
      className={classes.grid}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0 || isTouch(event)) return
        dragFrom.current = startAt(event)
        if (dragFrom.current && event.shiftKey && selection) dragFrom.current = selection.anchor
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={dragTo}
      onPointerUp={() => (dragFrom.current = null)}
      onPointerCancel={() => (dragFrom.current = null)}
      // Touch: dragging scrolls, tapping selects.
      onClick={(event) => isTouch(event) && startAt(event)}
    >
      <div role="rowgroup" className={classes.sizer} style={size}>
        <div role="row" aria-rowindex={1} className={classes.head} style={{ width: size.width }}>
          <div role="columnheader" className={classes.corner} aria-label="#" />
          {columnList.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className={classes.letter}
              data-selected={(selected && index >= selected.left && index <= selected.right) || undefined}
              style={{ left: start, width: columnWidth }}
            >
              {columnName(index)}
            </div>
          ))}
        </div>
        {rowList.getVirtualItems().map(({ index: row, start: top }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className={classes.row}
            style={{ top, width: size.width }}
          >
            <div
              role="rowheader"
              className={classes.number}
              data-selected={(selected && row >= selected.top && row <= selected.bottom) || undefined}
            >
              {rows[row]?.number}
            </div>
            {columnList.getVirtualItems().map(({ index: column, start: left }) => (
              <div
                key={column}
                id={cellId({ row, column })}
                role="gridcell"
                aria-colindex={column + 2}
                aria-selected={selected !== null && isInside(selected, { row, column })}
                data-focus={(selection?.focus.row === row && selection.focus.column === column) || undefined}
                className={classes.cell}
                style={{ left, width: columnWidth }}
              >
                {rows[row]?.cells[column]}
              </div>
            ))}
          </div>
        ))}
        {selected && selection && (
          <div
            aria-hidden="true"
            className={classes.frame}
            style={{
              left: numberWidth + selected.left * columnWidth,
              top: headHeight + selected.top * rowHeight,
              width: (selected.right - selected.left + 1) * columnWidth,
              height: (selected.bottom - selected.top + 1) * rowHeight,
            }}
          >
            <div
              className={classes.handle}
              onPointerDown={(event) => {
                event.stopPropagation()
                dragFrom.current = { row: selected.top, column: selected.left }
                event.currentTarget.setPointerCapture(event.pointerId)
              }}
              onClick={(event) => event.stopPropagation()}
            />
          </div>
        )}
      </div>
    </div>
  )
}
