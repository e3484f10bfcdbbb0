import { IconEyeOff } from '@tabler/icons-react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { withHeld } from '../cards/focusedRow.ts'
import { afterKey, extended, lineOf, rectangleOf, takesColumn, takesRow } from './cellSelection.ts'
import type { Cell, CellSelection } from './cellSelection.ts'
import { importDataText } from './importDataText.ts'
import { columnName } from './sheet.ts'
import type { Sheet, SheetCell } from './sheet.ts'
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
  const { rows, columns, hiddenColumns } = sheet
  const id = useId()
  const scroller = useRef<HTMLDivElement | null>(null)
  const dragFrom = useRef<Cell | null>(null)
  // It stays drawn while it is out of view: `aria-activedescendant` names it.
  const focus = selection?.focus ?? { row: -1, column: -1 }
  const rowList = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 6,
    rangeExtractor: (range) => withHeld(defaultRangeExtractor(range), focus.row),
  })
  const columnList = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidth,
    paddingStart: numberWidth,
    scrollPaddingStart: numberWidth,
    overscan: 2,
    rangeExtractor: (range) => withHeld(defaultRangeExtractor(range), focus.column),
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
    if (cell.row >= 0 && cell.column >= 0) {
      select(extended(event.shiftKey ? selection : null, cell))
      return cell
    }
    onSelect(lineOf(sheet, cell))
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
              data-selected={takesColumn(sheet, selection, index) || undefined}
              style={{ left: start, width: columnWidth }}
            >
              <LineName name={columnName(index)} isHidden={hiddenColumns.has(index)} />
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
              data-selected={takesRow(sheet, selection, row) || undefined}
            >
              <LineName name={String(rows[row]?.number)} isHidden={rows[row]?.isHidden === true} />
            </div>
            {columnList.getVirtualItems().map(({ index: column, start: left }) => (
              <div
                key={column}
                id={cellId({ row, column })}
                role="gridcell"
                aria-colindex={column + 2}
                aria-selected={takesRow(sheet, selection, row) && takesColumn(sheet, selection, column)}
                data-hidden={rows[row]?.isHidden || hiddenColumns.has(column) || undefined}
                data-focus={(selection?.focus.row === row && selection.focus.column === column) || undefined}
                className={classes.cell}
                style={{ left, width: columnWidth }}
              >
                <CellText cell={rows[row]?.cells[column]} />
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

/** Letter of a column or number of a row, which says whether it is hidden in the file. */
function LineName({ name, isHidden }: { name: string; isHidden: boolean }) {
  const text = useText(importDataText)
  return isHidden ? (
    <span className={classes.hiddenName}>
      {name}
      <IconEyeOff size={14} role="img" aria-label={text.hidden} />
    </span>
  ) : (
    name
  )
}

/** What a cell shows: its text, or why it has none. */
function CellText({ cell }: { cell: SheetCell | undefined }) {
  const text = useText(importDataText)
  return typeof cell === 'object' ? <em>{cell.error ?? text.noResult}</em> : cell
}
