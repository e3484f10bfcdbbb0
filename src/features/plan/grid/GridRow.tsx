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

const cellRoots = [roots.cells]

/** One row. It reads its own cells, so a change elsewhere draws nothing of it again. */
export const GridRow = memo(function MemoRow(props: GridRowProps) {
  const { source, columns, rowId, number, index, top, activeColumn, selected, made, isSaved, measure } = props
  const text = useText(planText)
  const read = useCallback((doc: Y.Doc) => cellsOf(doc, { id: rowId }, columns), [rowId, columns])
  const kept = useDerived(source, cellRoots, read)
  const conflicts = props.conflicts.split(' ')
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
      data-editing={props.editing !== null || undefined}
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
      {columns.map((column, at) => {
        const { id, title } = column
        const isEdited = activeColumn === id && props.editing !== null
        const isWaiting = props.waiting?.has(id) ?? false
        const isInConflict = conflicts.includes(id)
        const isSelected = selected?.has(id) ?? false
        const value = props.waiting?.get(id) ?? (kept[at] || made?.[id] || '')
        // Plain elements: a table has thousands of cells, and a component for each is what scrolling would wait for.
        return (
          <div
            key={id}
            role="gridcell"
            className={classes.cell}
            aria-colindex={at + 2}
            aria-selected={props.isSelecting ? isSelected : undefined}
            aria-readonly={props.isLocked || undefined}
            data-column={id}
            data-control={id}
            data-heading={title}
            data-state={isInConflict ? 'conflict' : isWaiting ? 'waiting' : undefined}
            data-selected={isSelected || undefined}
            tabIndex={activeColumn === id && !isEdited ? 0 : -1}
          >
            {isEdited && props.editing ? (
              <OpenEditor {...props} {...{ column, value }} editing={props.editing} />
            ) : (
              <span className={classes.text} dir="auto">
                {value}
              </span>
            )}
            {(isInConflict || isWaiting) && !isEdited && (
              <VisuallyHidden>, {isInConflict ? text.inConflict : text.notSavedYet}</VisuallyHidden>
            )}
          </div>
        )
      })}
    </div>
  )
})

interface OpenEditorProps extends Pick<GridRowProps, 'rowId' | 'number' | 'onDraft' | 'onEnd'> {
  column: TitledColumn
  value: string
  editing: { typed: string | null }
}

/** Remembers the text that the person saw when they began: what others write meanwhile is a conflict. SPEC PL6 */
function OpenEditor({ rowId, column, number, value, editing, onDraft, onEnd }: OpenEditorProps) {
  const { id: columnId, title, choices } = column
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
