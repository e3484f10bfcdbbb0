import { memo, useMemo, useState } from 'react'
import type * as Y from 'yjs'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { TitledColumn } from '../rows/usePlan.ts'
import type { PlanRow } from '../rows/rowList.ts'
import { useRowTexts } from '../rows/rowTexts.ts'
import { indexesOf } from '../table/window.ts'
import type { Run } from '../table/window.ts'
import { planText } from '../text.ts'
import { CellElements } from './cellElements.tsx'
import type { CellLook } from './cellElements.tsx'
import { CellEditor } from './CellEditor.tsx'
import type { EditEnd } from './CellEditor.tsx'
import numberClasses from './GridNumber.module.css'
import classes from './GridRow.module.css'
import { gridText } from './gridText.ts'
import { leastHeight } from './leastHeight.ts'
import { isOfSelecting } from './useGridPointer.ts'

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
  /** Columns that are drawn besides that of the active cell; null: all. */
  run: Run | null
  /** Of all columns, in pixels. */
  widths: readonly number[]
  rowId: PlanRowId
  /** Its texts before a document has the row. */
  made: PlanRow['made']
  isSaved: boolean
  /** The row's number as everyone counts, from one. */
  number: number
  /** Its place on this screen, from zero. */
  index: number
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
  /** Observes its height; undefined where all rows are drawn. */
  watch: ((row: HTMLElement | null) => (() => void) | undefined) | undefined
}

/** One row. It reads its own cells, so a change elsewhere draws nothing of it again. */
export const GridRow = memo(function MemoRow(props: GridRowProps) {
  const { source, columns, run, widths, rowId, number, index, activeColumn, selected, made } = props
  const { waiting, editing, isSaved, watch } = props
  const text = useText(planText)
  const kept = useRowTexts(source, rowId, columns)
  const texts = useMemo(
    () => columns.map(({ id }, at) => waiting?.get(id) ?? (kept[at] || made?.[id] || '')),
    [columns, waiting, kept, made],
  )
  const isAmongSome = run !== null
  const minHeight = useMemo(
    () => (isAmongSome ? leastHeight(texts, widths) : undefined),
    [texts, isAmongSome, widths],
  )
  const held = run && activeColumn ? columns.findIndex(({ id }) => id === activeColumn) : -1
  const drawn = run ? indexesOf(run, [held]) : [...columns.keys()]
  const conflicts = props.conflicts.split(' ')
  const [elements] = useState(() => new CellElements())
  return (
    <div
      ref={watch}
      role="row"
      className={classes.row}
      style={minHeight ? { minHeight } : undefined}
      data-row={rowId}
      data-drop={props.drop}
      data-unsaved={!isSaved || undefined}
      data-editing={editing !== null || undefined}
      aria-rowindex={index + 2}
    >
      <div
        role="rowheader"
        className={numberClasses.number}
        aria-colindex={1}
        data-column=""
        data-control="number"
        tabIndex={activeColumn === null ? 0 : -1}
      >
        <button
          type="button"
          className={numberClasses.open}
          data-handle={props.isMovable ? 'row' : undefined}
          tabIndex={-1}
          aria-label={text.rowAt(number)}
          // With Shift or Ctrl the press selects the row.
          onClick={(event) => void (!isOfSelecting(event, props.isSelecting) && props.onOpenRow(rowId))}
        >
          {!isAmongSome && <span className={numberClasses.word}>{text.number}</span>}
          {number}
        </button>
        {!isSaved && <VisuallyHidden>{text.notSavedYet}</VisuallyHidden>}
      </div>
      {drawn.map((at, place) => {
        const column = columns[at]
        if (!column) return null
        const { id, title } = column
        const value = texts[at] ?? ''
        const isActive = activeColumn === id
        const state = conflicts.includes(id) ? 'conflict' : waiting?.has(id) ? 'waiting' : undefined
        const look: CellLook = {
          ...{ columnId: id, index: at, heading: title, value, state },
          isAmongSome,
          isPlaced: at > 0 && drawn[place - 1] !== at - 1,
          stateText: state === 'conflict' ? text.inConflict : text.notSavedYet,
          isSelected: props.isSelecting ? (selected?.has(id) ?? false) : undefined,
          isReadOnly: props.isLocked,
          isTabStop: isActive && !editing,
        }
        return elements.of(
          look,
          isActive && editing ? <OpenEditor {...props} {...{ column, value, editing }} /> : null,
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
