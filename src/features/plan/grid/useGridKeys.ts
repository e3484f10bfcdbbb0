import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#ui/texts/useText.ts'
import type { Plan } from '../rows/usePlan.ts'
import type { Arrange } from './arrange/useArrange.ts'
import { spotAfterKey } from '../table/spot.ts'
import type { Spot } from '../table/spot.ts'
import { planText } from '../text.ts'
import type { GridAct, GridState } from './gridState.ts'
import { gridText } from './gridText.ts'
import type { RangeActs } from './useRangeActs.ts'

export interface GridKeysOptions {
  plan: Plan
  state: GridState
  dispatch: (act: GridAct) => void
  /** Null until it is loaded. */
  ranges: RefObject<RangeActs | null>
  /** This person selects cells. */
  isSelecting: boolean
  arrange: Arrange | null
  /** Rows stand as everyone has them, so that they can be moved. */
  isWhole: boolean
  onOpenRow: (rowId: string) => void
  onDeleteRow: (rowId: string) => void
  /** Number of rows on the screen. */
  pageRows: () => number
}

/**
 * Keys of the grid while no cell is edited. Arrows move, with Shift they select, with Alt and Shift they move the row or
 * column; Enter, F2 and typing edit; Space selects; Delete empties; Ctrl+D fills down; Escape ends the selection.
 */
export function useGridKeys(options: GridKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { plan, state, dispatch, ranges, isSelecting, arrange } = options
  const text = useText(gridText)
  const texts = useText(planText)
  const { active, order } = state
  const isCell = active.rowId !== null && active.columnId !== null

  const edit = (typed?: string): boolean => {
    if (active.columnId !== null && active.rowId === null) {
      const isSaved = plan.columns.find(({ id }) => id === active.columnId)?.isSaved
      if (!arrange || !isSaved || typed !== undefined) return false
      dispatch({ does: 'edit', at: active })
      return true
    }
    if (!isCell || plan.isLocked) return false
    dispatch({ does: 'edit', at: active, ...(typed !== undefined && { typed }) })
    return true
  }
  /**
   * A dead key or an input method begins a text: the key goes on in the field, which therefore has the focus before the
   * browser handles it.
   */
  const compose = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const isCommand = metaKey || (ctrlKey && !altKey)
    if (!isCommand && !state.isInterrupted) flushSync(() => void edit(''))
    return false
  }
  const open = (cell: HTMLElement): boolean => {
    if (isCell) return edit()
    if (active.rowId !== null) options.onOpenRow(active.rowId)
    else cell.querySelector('button')?.click()
    return true
  }
  const move = (key: string): boolean => {
    arrange?.moveByKey(key, { active, order, arrange, isWhole: options.isWhole, text, names: texts })
    return arrange !== null
  }
  const act = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean => {
    const { key, shiftKey: isShift } = event
    if (isOfComposing(key)) return compose(event)
    const isCommand = event.ctrlKey || event.metaKey
    // Characters of the third level are typed with AltGr, which Windows reports as Ctrl and Alt.
    if (event.getModifierState('AltGraph') && key.length === 1) return state.isInterrupted || edit(key)
    if (event.altKey) return isShift && key.startsWith('Arrow') && move(key)
    const to = spotAfterKey(active, { key, isShift, isCommand }, order, options.pageRows())
    if (to) return go(to, isShift && isSelecting)
    if (state.isInterrupted && isOfTyping(key, isCommand)) return endOfTyping(key)
    if (isCommand) return command(key.toLowerCase())
    switch (key) {
      case 'Enter':
        return open(cell)
      case 'F2':
        return edit()
      case ' ':
        return toggle() || open(cell)
      case 'Escape':
        if (state.selection.size === 0) return false
        dispatch({ does: 'clear' })
        return true
      case 'Delete':
      case 'Backspace':
        if (active.columnId === null && active.rowId !== null && arrange) options.onDeleteRow(active.rowId)
        else ranges.current?.empty()
        return true
      default:
        return key.length === 1 && edit(key)
    }
  }
  /** The cell that the person typed in is gone: they type on into none, and their Enter or Escape ends it. */
  const endOfTyping = (key: string): boolean => {
    if (key === 'Enter' || key === 'Escape') dispatch({ does: 'go', to: active })
    return true
  }
  const go = (to: Spot, isRange: boolean): boolean => {
    dispatch(isRange ? { does: 'extend', to } : { does: 'go', to })
    return true
  }
  const toggle = (): boolean => {
    if (!isSelecting) return false
    if (isCell) dispatch({ does: 'toggle', at: active })
    else dispatch({ does: 'extend', from: active, to: active })
    return true
  }
  const command = (key: string): boolean => {
    if (key === 'a' && isSelecting) {
      dispatch({ does: 'selectAll' })
      return true
    }
    if (key !== 'd') return false
    ranges.current?.fillDown()
    return true
  }
  /** Keys that lead away from the button of a menu; all others are the button's. */
  const leave = ({ key, shiftKey: isShift, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (altKey) return false
    const to = spotAfterKey(
      active,
      { key, isShift, isCommand: ctrlKey || metaKey },
      order,
      options.pageRows(),
    )
    return to !== null && go(to, false)
  }
  return (event) => {
    const cell = event.target
    // Keys within menus, fields and edges belong to them; events of menus come here although they are elsewhere.
    // eslint-disable-next-line no-restricted-syntax -- a cell is no text field: the key begins one
    if (!(cell instanceof HTMLElement) || (event.nativeEvent.isComposing && !isOfComposing(event.key))) return
    if (!event.currentTarget.contains(cell) || event.defaultPrevented) return
    const isDone = cell.matches('[data-control="menu"]')
      ? leave(event)
      : cell.matches('[data-column]') && act(event, cell)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** A dead key, such as ´ before an e, and any key that an input method takes. */
function isOfComposing(key: string): boolean {
  return key === 'Dead' || key === 'Process'
}

/** Keys that somebody presses while they type a text. */
function isOfTyping(key: string, isCommand: boolean): boolean {
  if (isCommand) return key.toLowerCase() === 'd'
  return key.length === 1 || ['Backspace', 'Delete', 'Enter', 'Escape'].includes(key)
}
