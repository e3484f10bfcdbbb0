import type { ReactElement } from 'react'
import type { PlanColumnId } from '#domain/ids.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import classes from './GridCell.module.css'

/** What a cell shows. */
export interface CellLook {
  columnId: PlanColumnId
  /** Of its column, from zero. */
  index: number
  /** Only some columns are drawn, so none has its heading beside its text. */
  isAmongSome: boolean
  /** The column before it is not drawn: it says where it stands. */
  isPlaced: boolean
  heading: string
  value: string
  state: 'conflict' | 'waiting' | undefined
  /** The state in words. */
  stateText: string
  /** Undefined for those who select nothing. */
  isSelected: boolean | undefined
  isReadOnly: boolean
  isTabStop: boolean
}

/**
 * The cells of one row. Plain elements: a table has thousands of cells, and a component for each is what scrolling would
 * wait for. A cell that looks as before is the same element, which React passes over.
 */
export class CellElements {
  readonly #known = new Map<PlanColumnId, { look: CellLook; element: ReactElement }>()

  /** @param field of the cell that is edited */
  of(look: CellLook, field: ReactElement | null): ReactElement {
    const known = this.#known.get(look.columnId)
    if (known && !field && isSameLook(known.look, look)) return known.element
    const element = cellElement(look, field)
    if (field) this.#known.delete(look.columnId)
    else this.#known.set(look.columnId, { look, element })
    return element
  }
}

/** A cell that is its text: a table that scrolls has one element for each. */
const plainCell = `${classes.cell} ${classes.plain}`

function cellElement(look: CellLook, field: ReactElement | null): ReactElement {
  const { columnId, index, state, isSelected, isAmongSome } = look
  return (
    <div
      key={columnId}
      role="gridcell"
      className={isAmongSome && !field ? plainCell : classes.cell}
      style={look.isPlaced ? { gridColumn: index + 2 } : undefined}
      aria-colindex={index + 2}
      aria-selected={isSelected}
      aria-readonly={look.isReadOnly || undefined}
      data-column={columnId}
      data-control={columnId}
      data-heading={isAmongSome ? undefined : look.heading}
      data-state={state}
      data-selected={isSelected || undefined}
      tabIndex={look.isTabStop ? 0 : -1}
    >
      {field ?? (isAmongSome ? look.value : wordsOf(look.value))}
      {state && !field && <VisuallyHidden>, {look.stateText}</VisuallyHidden>}
    </div>
  )
}

function wordsOf(value: string): ReactElement {
  return (
    <span className={classes.text} dir="auto">
      {value}
    </span>
  )
}

function isSameLook(one: CellLook, other: CellLook): boolean {
  return (Object.keys(one) as (keyof CellLook)[]).every((key) => one[key] === other[key])
}
