import { IconArrowDown, IconArrowUp, IconFilter } from '@tabler/icons-react'
import { memo, useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { PlanColumnId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import type { TitledColumn } from '../rows/usePlan.ts'
import { headings } from '../rows/cellDrafts.ts'
import { columnWidth, widthAfterKey, withinWidth } from '../table/columnWidths.ts'
import { CellEditor } from './CellEditor.tsx'
import type { EditEnd } from './CellEditor.tsx'
import { ColumnMenuButton } from './ColumnMenuButton.tsx'
import type { RowHandlers } from './GridRow.tsx'
import classes from './GridHead.module.css'
import { gridText } from './gridText.ts'

export interface HeadingCellProps {
  column: TitledColumn
  /** From zero. */
  index: number
  width: number
  isActive: boolean
  isEditing: boolean
  sort: 'ascending' | 'descending' | undefined
  isFiltered: boolean
  /** Where a dragged column would be dropped beside this one. */
  drop: 'before' | 'after' | undefined
  /** This person may change the heading. */
  mayRename: boolean
  /** Only some columns are drawn: it says where it stands. */
  isPlaced: boolean
  /** As the text changes, to keep it on this device; null when it is saved or reverted. */
  onDraft: RowHandlers['onDraft']
  /** @param began the heading that the person saw when they began @param value the text to save; null when nothing changed */
  onEnd: (columnId: PlanColumnId, began: string, end: EditEnd, value: string | null) => boolean
  /** While the edge is dragged: shown, and kept only at the end. */
  onWidth: (columnId: PlanColumnId, width: number, isFinal: boolean) => void
}

/** A heading: its text, which facilitators edit in place, its menu, and the edge that changes the column's width. */
export const HeadingCell = memo(function MemoHeading(props: HeadingCellProps) {
  const { column, index, isActive, isEditing, sort } = props
  const titleId = useId()
  return (
    <div
      role="columnheader"
      className={classes.heading}
      style={props.isPlaced ? { gridColumn: index + 2 } : undefined}
      // Its menu and its edge have names of their own.
      aria-labelledby={isEditing ? undefined : titleId}
      aria-colindex={index + 2}
      aria-sort={sort}
      data-column={column.id}
      data-drop={props.drop}
      data-renamable={props.mayRename || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
    >
      {isEditing ? (
        <OpenHeading {...{ column }} onDraft={props.onDraft} onEnd={props.onEnd} />
      ) : (
        <>
          <span
            id={titleId}
            className={classes.title}
            dir="auto"
            title={isLong(column.title) ? column.title : undefined}
            data-handle={props.mayRename ? 'column' : undefined}
          >
            {column.title}
          </span>
          {sort === 'ascending' && <IconArrowUp size={16} aria-hidden="true" />}
          {sort === 'descending' && <IconArrowDown size={16} aria-hidden="true" />}
          {props.isFiltered && <IconFilter size={16} aria-hidden="true" />}
          <ColumnMenuButton {...{ column, index }} />
        </>
      )}
      <Edge {...{ column, isActive }} width={props.width} onWidth={props.onWidth} />
    </div>
  )
})

/** Remembers the heading that the person saw when they began: what another facilitator writes meanwhile is kept. SPEC PL8 */
function OpenHeading({ column, onDraft, onEnd }: Pick<HeadingCellProps, 'column' | 'onDraft' | 'onEnd'>) {
  const text = useText(gridText)
  const [began] = useState(column.heading)
  return (
    <CellEditor
      label={text.editHeading(column.title)}
      began={began}
      typed={null}
      choices={[]}
      onDraft={(value) => onDraft(headings, column.id, began, value)}
      onEnd={(end, value) => onEnd(column.id, began, end, value)}
    />
  )
}

/** It may not be shown as a whole. */
function isLong(title: string): boolean {
  return title.length > 40
}

function Edge({
  column,
  width,
  isActive,
  onWidth,
}: Pick<HeadingCellProps, 'column' | 'width' | 'isActive' | 'onWidth'>) {
  const text = useText(gridText)
  const drag = useRef<{ x: number; from: number } | null>(null)
  const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
  const move = (event: PointerEvent<HTMLElement>, isFinal: boolean): void => {
    if (!drag.current) return
    const by = (event.clientX - drag.current.x) * (isRightToLeft(event.currentTarget) ? -1 : 1)
    onWidth(column.id, withinWidth(drag.current.from + by), isFinal)
    if (isFinal) drag.current = null
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = widthAfterKey(shownWidth(event.currentTarget), event.key, isRightToLeft(event.currentTarget))
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    onWidth(column.id, next, true)
  }
  return (
    <div
      role="separator"
      className={classes.edge}
      // Tab leads from the heading that has the focus to its edge: 20 edges are not passed one by one.
      tabIndex={isActive ? 0 : -1}
      aria-orientation="vertical"
      aria-label={text.width(column.title)}
      aria-valuemin={columnWidth.least}
      aria-valuemax={columnWidth.most}
      aria-valuenow={width}
      aria-valuetext={text.pixels(width)}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth(column.id, columnWidth.usual, true)}
      onPointerDown={(event) => {
        event.preventDefault()
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { x: event.clientX, from: shownWidth(event.currentTarget) }
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => move(event, true)}
      onPointerCancel={(event) => move(event, true)}
    />
  )
}

/** A column without a width of its own is as wide as the screen lets it be. */
function shownWidth(edge: HTMLElement): number {
  return edge.parentElement?.getBoundingClientRect().width || columnWidth.usual
}
