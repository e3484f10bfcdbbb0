import { useEffect, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import type { Plan } from '../rows/usePlan.ts'
import { isSameSpot } from '../table/spot.ts'
import type { Spot } from '../table/spot.ts'
import type { GridAct, GridState } from './gridState.ts'

export interface GridPointerOptions {
  plan: Plan
  state: GridState
  dispatch: (act: GridAct) => void
  /** This person selects cells. */
  isSelecting: boolean
  mayRename: boolean
}

/** The cell that an element of the grid belongs to; null for none. */
export function spotOf(element: EventTarget | null): Spot | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-column]') : null
  if (!cell) return null
  return {
    rowId: cell.closest<HTMLElement>('[data-row]')?.dataset['row'] || null,
    columnId: cell.dataset['column'] || null,
  }
}

/**
 * Clicks and drags. A click edits; once any cell is selected it selects or deselects instead. Dragging with a mouse and
 * Shift select a range, Ctrl a further cell; a click on a row number or heading with Shift or Ctrl the whole of it.
 */
export function useGridPointer({ plan, state, dispatch, isSelecting, mayRename }: GridPointerOptions) {
  const drag = useRef<{ from: Spot; isRange: boolean } | null>(null)
  const isTouch = useRef(false)
  useEffect(() => {
    // Each press begins anew, wherever it is: a drag that ended outside the table is over.
    const begin = (): void => void (drag.current = null)
    document.addEventListener('pointerdown', begin, { capture: true })
    return () => document.removeEventListener('pointerdown', begin, { capture: true })
  }, [])

  const isSavedColumn = ({ columnId }: Spot): boolean =>
    plan.columns.some(({ id, isSaved }) => id === columnId && isSaved)
  /** What a click on it does, once selecting is ruled out. */
  const isEditable = (spot: Spot): boolean =>
    spot.rowId !== null && spot.columnId !== null ? !plan.isLocked : mayRename && isSavedColumn(spot)
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    isTouch.current = event.pointerType === 'touch'
    const spot = isOwn(event) ? spotOf(event.target) : null
    if (!spot || event.button !== 0 || isControl(event.target) || isHandle(event.target)) return
    if (event.pointerType === 'mouse' && isSelecting && !event.shiftKey)
      drag.current = { from: spot, isRange: false }
  }
  /**
   * A lifted finger presses, gives the focus and clicks at once. Where the click begins an edit, the field takes the focus:
   * the cell does not get it before, which would render and lay out the table once more.
   */
  const onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    const spot = isTouch.current && isOwn(event) ? spotOf(event.target) : null
    if (!spot || isControl(event.target) || state.editing || state.selection.size > 0) return
    if (isEditable(spot)) event.preventDefault()
  }
  const onPointerOver = (event: PointerEvent<HTMLElement>): void => {
    const begun = drag.current
    const spot = spotOf(event.target)
    if (!begun || !spot || event.buttons !== 1) return
    if (!begun.isRange && isSameSpot(spot, begun.from)) return
    dispatch({ does: 'extend', to: spot, ...(!begun.isRange && { from: begun.from }) })
    begun.isRange = true
  }
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const spot = isOwn(event) ? spotOf(event.target) : null
    const isNumber = spot?.columnId === null && spot.rowId !== null
    if (!spot || drag.current?.isRange) return
    if (isControl(event.target) && !(isNumber && isOfSelecting(event, isSelecting))) return
    const isCell = spot.rowId !== null && spot.columnId !== null
    const isMore = event.ctrlKey || event.metaKey
    if (isSelecting && event.shiftKey) dispatch({ does: 'extend', to: spot })
    else if (isSelecting && (isMore || (isCell && state.selection.size > 0)))
      dispatch(isCell ? { does: 'toggle', at: spot } : { does: 'extend', from: spot, to: spot })
    else if (isEditable(spot)) dispatch({ does: 'edit', at: spot })
    else dispatch({ does: 'go', to: spot })
  }
  return { onPointerDown, onMouseDown, onPointerOver, onClick }
}

/** A click that selects more, and does nothing else. */
export function isOfSelecting(
  { shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  isSelecting: boolean,
): boolean {
  return isSelecting && (shiftKey || ctrlKey || metaKey)
}

/** Events of menus arrive here too, although they are elsewhere on the page. */
function isOwn({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }): boolean {
  return target instanceof Node && currentTarget.contains(target)
}

/** What is dragged to another place selects nothing. */
function isHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-handle]') !== null
}

function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('button, input, textarea, [role="separator"], a') !== null
  )
}
