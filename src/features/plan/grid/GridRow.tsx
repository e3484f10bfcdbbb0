import { memo, useCallback, useState } from 'react'
import type * as Y from 'yjs'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { roots } from '#domain/plan/roots.ts'
import { cellsOf } from '#domain/plan/table.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { TitledColumn } from '../page/usePlan.ts'
import type { PlanRow } from '../rows/rowList.ts'
import { planText } from '../text.ts'
import { CellEditor } from './CellEditor.tsx'
import type { EditEnd } from './CellEditor.tsx'
import classes from './PlanGrid.module.css'
import { gridText } from './gridText.ts'

/** What rows tell the grid; the same functions at every render. */
export interface RowHandlers {
  onDraft: (rowId: PlanRowId, columnId: PlanColumnId, began: string, value: string | null) => void
  /** @param value the text to save; null when nothing changed */
  onEnd: (
    rowId: PlanRowId,
    columnId: PlanColumnId,
    began: string,
    end: EditEnd,
    value: string | null,
  ) => boolean
  onOpenRow: (rowId: PlanRowId) => void
}

export interface GridRowProps extends RowHandlers {
  source: Y.Doc
  columns: readonly TitledColumn[]
  rowId: PlanRowId
  /** Its texts before a document has the row. */
  made: PlanRow['made']
  isSaved: boolean
  /** The row's number as everyone counts, from one. */
  number: number
  /** Its place on this screen, from zero. */
  index: number
  /** In pixels from the beginning of the rows; null: below the row before it. */
  top: number | null
  /** The column of the cell that keys act on: null for the row's number, undefined in other rows. */
  activeColumn: PlanColumnId | null | undefined
  /** The active cell is edited. */
  editing: { typed: string | null } | null
  selected: ReadonlySet<PlanColumnId> | undefined
  waiting: ReadonlyMap<PlanColumnId, string> | undefined
  /** Columns whose text somebody else changed meanwhile, as a text that is equal for equal ones. */
  conflicts: string
  isLocked: boolean
  /** This person selects cells. */
  isSelecting: boolean
  /** Its number can be dragged. */
  isMovable: boolean
  /** Where a dragged row would be dropped beside this one. */
  drop: 'before' | 'after' | undefined
  measure: ((row: HTMLElement | null) => void) | undefined
}

/** One row. It reads its own cells, so a change elsewhere draws nothing of it again. */
export const GridRow = memo(function MemoRow(props: GridRowProps) {
  const { source, columns, rowId, number, index, top, activeColumn, selected, made, isSaved, measure } = props
  const text = useText(planText)
  const read = useCallback((doc: Y.Doc) => cellsOf(doc, { id: rowId }, columns), [rowId, columns])
  const kept = useDerived(source, [roots.cells], read)
  return (
    <div
      ref={measure}
      role="row"
      className={classes.row}
      style={top === null ? undefined : { position: 'absolute', top }}
      data-index={index}
      data-row={rowId}
      data-drop={props.drop}
      data-unsaved={!isSaved || undefined}
      aria-rowindex={index + 2}
    >
      <div
        role="rowheader"
        className={classes.number}
        aria-colindex={1}
        data-column=""
        data-control="number"
        tabIndex={activeColumn === null ? 0 : -1}
      >
        <button
          type="button"
          className={classes.open}
          data-handle={props.isMovable ? 'row' : undefined}
          tabIndex={-1}
          aria-label={text.rowAt(number)}
          onClick={() => props.onOpenRow(rowId)}
        >
          <span className={classes.word}>{text.number}</span>
          {number}
        </button>
        {!isSaved && <VisuallyHidden>{text.notSavedYet}</VisuallyHidden>}
      </div>
      {columns.map(({ id, title, choices }, at) => (
        <Cell
          key={id}
          {...{ rowId, columnId: id, title, choices, number }}
          at={at}
          value={props.waiting?.get(id) ?? (kept[at] || made?.[id] || '')}
          isWaiting={props.waiting?.has(id) ?? false}
          isInConflict={props.conflicts.split(' ').includes(id)}
          isActive={activeColumn === id}
          editing={activeColumn === id ? props.editing : null}
          isSelected={selected?.has(id) ?? false}
          isSelecting={props.isSelecting}
          isLocked={props.isLocked}
          onDraft={props.onDraft}
          onEnd={props.onEnd}
        />
      ))}
    </div>
  )
})

interface CellProps extends Pick<RowHandlers, 'onDraft' | 'onEnd'> {
  rowId: PlanRowId
  columnId: PlanColumnId
  title: string
  choices: readonly string[]
  number: number
  /** Of its column. */
  at: number
  value: string
  isWaiting: boolean
  isInConflict: boolean
  isActive: boolean
  editing: { typed: string | null } | null
  isSelected: boolean
  isSelecting: boolean
  isLocked: boolean
}

const Cell = memo(function MemoCell(props: CellProps) {
  const { columnId, title, value, isActive, editing, isWaiting, isInConflict } = props
  const text = useText(planText)
  return (
    <div
      role="gridcell"
      className={classes.cell}
      aria-colindex={props.at + 2}
      aria-selected={props.isSelecting ? props.isSelected : undefined}
      aria-readonly={props.isLocked || undefined}
      data-column={columnId}
      data-control={columnId}
      data-heading={title}
      data-empty={value === '' || undefined}
      data-state={isInConflict ? 'conflict' : isWaiting ? 'waiting' : undefined}
      data-selected={props.isSelected || undefined}
      tabIndex={isActive && !editing ? 0 : -1}
    >
      {editing ? (
        <OpenEditor {...props} editing={editing} />
      ) : (
        <span className={classes.text} dir="auto">
          {value}
        </span>
      )}
      {(isInConflict || isWaiting) && !editing && (
        <VisuallyHidden>, {isInConflict ? text.inConflict : text.notSavedYet}</VisuallyHidden>
      )}
    </div>
  )
})

/** Remembers the text that the person saw when they began: what others write meanwhile is a conflict. SPEC PL6 */
function OpenEditor({
  rowId,
  columnId,
  title,
  number,
  value,
  choices,
  editing,
  onDraft,
  onEnd,
}: CellProps & { editing: { typed: string | null } }) {
  const text = useText(gridText)
  const [began] = useState(value)
  return (
    <CellEditor
      label={text.edit(title, number)}
      {...{ began, choices }}
      typed={editing.typed}
      onDraft={(draft) => onDraft(rowId, columnId, began, draft)}
      onEnd={(end, saved) => onEnd(rowId, columnId, began, end, saved)}
    />
  )
}
