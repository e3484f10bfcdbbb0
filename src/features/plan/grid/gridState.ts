import { nothingSelected, keptSelection, toggled, withRange } from '../table/selection.ts'
import type { Selection } from '../table/selection.ts'
import { isSameSpot, keptSpot, placeOf, spotAt } from '../table/spot.ts'
import type { GridOrder, Spot } from '../table/spot.ts'

/** What a person does in a grid: where the focus is, what is edited and what is selected. */
export interface GridState {
  order: GridOrder
  /** The cell that Tab enters the grid at, and that keys act on. */
  active: Spot
  /**
   * The active cell is being edited; `typed` is the character that began it and replaces its text, empty while that is
   * being composed.
   */
  editing: { typed: string | null } | null
  selection: Selection
  /** Where a range begins. */
  anchor: Spot | null
  /** What was selected before the range that is being drawn. */
  base: Selection
  /** Incremented when the focus has to move to the active cell. */
  turn: number
  /** Incremented when the row or column of the active cell is gone, and another cell is in its place. */
  replaced: number
  /** The edited cell is gone. What the person types on is of no other cell until they moved to one. */
  isInterrupted: boolean
}

export type GridAct =
  | { does: 'order'; order: GridOrder }
  /** The focus goes to a cell, by a key. */
  | { does: 'go'; to: Spot }
  /** The focus came to a cell by itself. */
  | { does: 'focused'; at: Spot }
  | { does: 'edit'; at: Spot; typed?: string }
  /** The edit of a cell ended. `next` is edited then; otherwise the focus goes to a cell, or went elsewhere. */
  | { does: 'endEdit'; at: Spot; next?: Spot | null; to?: Spot | undefined }
  | { does: 'toggle'; at: Spot }
  /** Selects from the anchor, else from the active cell, to here. */
  | { does: 'extend'; to: Spot; from?: Spot }
  /** Selects the active cell, or else the first one, as a beginning. */
  | { does: 'begin' }
  | { does: 'selectAll' }
  | { does: 'clear' }

/** The state of a grid that was just opened: the first cell is the one that Tab enters it at. */
export function openGrid(order: GridOrder): GridState {
  return {
    order,
    active: spotAt(order, 0, 0),
    editing: null,
    selection: nothingSelected,
    anchor: null,
    base: nothingSelected,
    turn: 0,
    replaced: 0,
    isInterrupted: false,
  }
}

/** The reducer of the grid: its state after an act. What the person typed on into a cell that is gone ends with it. */
export function gridAfter(state: GridState, act: GridAct): GridState {
  const next = stateAfter(state, act)
  const isOver = next.isInterrupted && next !== state && act.does !== 'order'
  return isOver ? { ...next, isInterrupted: false } : next
}

function stateAfter(state: GridState, act: GridAct): GridState {
  const { order, active, selection, turn } = state
  switch (act.does) {
    case 'order': {
      const kept = keptSpot(active, order, act.order)
      return {
        ...state,
        order: act.order,
        active: kept,
        replaced: isSameSpot(kept, active) ? state.replaced : state.replaced + 1,
        // Its row or column was deleted; what was typed is sent by the field itself.
        editing: isSameSpot(kept, active) ? state.editing : null,
        isInterrupted: state.isInterrupted || (state.editing !== null && !isSameSpot(kept, active)),
        selection: keptSelection(selection, act.order),
        anchor: state.anchor && keptSpot(state.anchor, order, act.order),
      }
    }
    case 'go':
      return { ...state, active: act.to, editing: null, anchor: null, turn: turn + 1 }
    case 'focused':
      return isSameSpot(active, act.at) ? state : { ...state, active: act.at, editing: null }
    case 'edit':
      return { ...state, active: act.at, editing: { typed: act.typed ?? null } }
    case 'endEdit':
      // Another cell is edited already.
      if (!isSameSpot(active, act.at)) return state
      if (act.next) return { ...state, active: act.next, editing: { typed: null } }
      return { ...state, active: act.to ?? active, editing: null, turn: act.to ? turn + 1 : turn }
    case 'toggle': {
      const next = toggled(selection, act.at)
      return {
        ...state,
        active: act.at,
        editing: null,
        selection: next,
        anchor: act.at,
        base: next,
        turn: turn + 1,
      }
    }
    case 'begin': {
      const [row, column] = placeOf(active, order)
      const at = spotAt(order, Math.max(0, row), Math.max(0, column))
      const isCell = at.rowId !== null && at.columnId !== null
      return isCell && selection.size === 0 ? gridAfter(state, { does: 'toggle', at }) : state
    }
    case 'extend': {
      const isNew = state.anchor === null || act.from !== undefined
      const anchor = act.from ?? state.anchor ?? active
      const base = isNew ? selection : state.base
      const next = withRange(base, anchor, act.to, order)
      return { ...state, active: act.to, editing: null, selection: next, anchor, base, turn: turn + 1 }
    }
    case 'selectAll': {
      const whole = { rowId: null, columnId: null }
      return {
        ...state,
        selection: withRange(nothingSelected, whole, whole, order),
        anchor: null,
        turn: turn + 1,
      }
    }
    case 'clear':
      return { ...state, selection: nothingSelected, anchor: null, base: nothingSelected }
  }
}
