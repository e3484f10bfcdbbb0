import { IconTableColumn } from '@tabler/icons-react'
import { memo } from 'react'
import type { PlanColumnId } from '#domain/ids.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { TitledColumn } from '../rows/usePlan.ts'
import { planText } from '../text.ts'
import { gridText } from './gridText.ts'
import { HeadingCell } from './HeadingCell.tsx'
import type { HeadingCellProps } from './HeadingCell.tsx'
import classes from './GridHead.module.css'
import numberClasses from './GridNumber.module.css'
import type { Widths } from './useColumnWidths.ts'
import type { OrderDrag } from './drag/orderDrag.ts'
import { dropOn } from './drag/orderDrag.ts'
import type { RowsView } from './useRowView.ts'

export interface GridHeadProps extends Pick<HeadingCellProps, 'onDraft' | 'onEnd'> {
  columns: readonly TitledColumn[]
  /** Indexes of those that are drawn. */
  drawn: readonly number[]
  /** All are drawn. */
  isWhole: boolean
  widths: Widths
  /** The heading that keys act on: null for the corner, undefined while they act on a cell. */
  activeColumn: PlanColumnId | null | undefined
  /** The active heading is edited. */
  isEditing: boolean
  view: RowsView
  drag: OrderDrag | null
  mayRename: boolean
  /** Undefined for those who select nothing. */
  onSelectAll: (() => void) | undefined
}

/** The headings, which stay in view above the rows. What happens in the cells renders none of them. */
export const GridHead = memo(function MemoHead(props: GridHeadProps) {
  const { columns, drawn, isWhole, widths, activeColumn, isEditing, view, drag, ...head } = props
  const text = useText(planText)
  const grid = useText(gridText)
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" className={classes.headings} data-row="" aria-rowindex={1}>
        <div
          role="columnheader"
          className={numberClasses.corner}
          aria-colindex={1}
          data-column=""
          tabIndex={activeColumn === null ? 0 : -1}
        >
          <VisuallyHidden>{text.number}</VisuallyHidden>
          {head.onSelectAll && (
            <button
              type="button"
              className={numberClasses.open}
              tabIndex={-1}
              aria-label={grid.selectAll}
              title={grid.selectAll}
              onClick={head.onSelectAll}
            >
              <IconTableColumn size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        {drawn.map((index) => {
          const column = columns[index]
          if (!column) return null
          const isSorted = view.sort?.columnId === column.id
          const isActive = activeColumn === column.id
          return (
            <HeadingCell
              key={column.id}
              {...{ column, index, isActive }}
              isPlaced={!isWhole}
              mayRename={head.mayRename && column.isSaved}
              width={widths.sizes[index] ?? 0}
              isEditing={isActive && isEditing}
              sort={!isSorted ? undefined : view.sort?.isDescending ? 'descending' : 'ascending'}
              drop={dropOn(drag, 'column', column.id)}
              isFiltered={Object.hasOwn(view.filter, column.id)}
              onDraft={head.onDraft}
              onEnd={head.onEnd}
              onWidth={widths.change}
            />
          )
        })}
      </div>
    </div>
  )
})
