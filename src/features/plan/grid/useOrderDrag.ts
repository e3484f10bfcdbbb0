import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { planText } from '../text.ts'
import type { Arrange } from '../rows/useArrange.ts'
import { dropBefore } from '../table/dropBefore.ts'
import type { Drop } from '../table/dropBefore.ts'
import type { GridOrder } from '../table/spot.ts'
import { gridText } from './gridText.ts'
import { spotOf } from './useGridPointer.ts'

/** A row or column that is being dragged, and where it would be dropped. */
export interface OrderDrag {
  what: 'row' | 'column'
  id: string
  drop: Drop | null
}

export interface OrderDragOptions {
  scroller: RefObject<HTMLElement | null>
  order: GridOrder
  arrange: Arrange | null
  /** Rows stand as everyone has them. */
  isWhole: boolean
}

/** A press becomes a drag after so many pixels; before that it is a click. */
const slack = 6
/** Near an edge of the table, in pixels, it scrolls. */
const edge = 36
const scrollStep = 10

/**
 * Dragging rows by their numbers and columns by their headings. Only a line says where the drop would be: in a table
 * whose rows and columns make way, nothing could be read. The keyboard and menus do the same.
 */
export function useOrderDrag({ scroller, order, arrange, isWhole }: OrderDragOptions) {
  const text = useText(gridText)
  const { rowAt, column } = useText(planText)
  const [drag, setDrag] = useState<OrderDrag | null>(null)
  const pressed = useRef<{ what: OrderDrag['what']; id: string; x: number; y: number } | null>(null)
  const wasDragged = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    wasDragged.current = false
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-handle]') : null
    const spot = handle && spotOf(handle)
    if (!arrange || event.button !== 0 || !spot) return
    const what = handle.dataset['handle'] === 'row' ? 'row' : 'column'
    const id = what === 'row' ? spot.rowId : spot.columnId
    if (id === null || (what === 'row' && !isWhole)) return
    pressed.current = { what, id, x: event.clientX, y: event.clientY }
  }
  const move = useEffectEvent((event: globalThis.PointerEvent): void => {
    const from = pressed.current
    if (!from) return
    const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack
    if (!drag && !isFar) return
    wasDragged.current = true
    const grid = scroller.current
    if (grid) scrollNear(grid, event)
    setDrag({ what: from.what, id: from.id, drop: dropAt(event, from.what) })
  })
  const end = useEffectEvent((isDropped: boolean): void => {
    pressed.current = null
    if (isDropped && drag?.drop && arrange) {
      const { what, id, drop } = drag
      const ids = what === 'row' ? order.rowIds : order.columnIds
      const beforeId = dropBefore(ids, id, drop)
      const moveTo = what === 'row' ? arrange.moveRow : arrange.moveColumn
      if (beforeId !== undefined && moveTo(id, beforeId)) {
        const name = what === 'row' ? rowAt(ids.indexOf(id) + 1) : `${column} ${ids.indexOf(id) + 1}`
        const rest = ids.filter((one) => one !== id)
        const place = beforeId === null ? rest.length : rest.indexOf(beforeId)
        announce(text.moved(name, place + 1, ids.length))
      }
    }
    setDrag(null)
  })
  useEffect(() => {
    const onUp = (): void => end(true)
    const onCancel = (): void => end(false)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && pressed.current) end(false)
    }
    const onMove = (event: globalThis.PointerEvent): void => move(event)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', onCancel)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', onCancel)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  /** The click at the end of a drag opens and edits nothing. */
  const onClickCapture = (event: MouseEvent): void => {
    if (!wasDragged.current) return
    wasDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return { drag, onPointerDown, onClickCapture }
}

/** Where the dragged one would be dropped beside a row or column. */
export function dropOn(
  drag: OrderDrag | null,
  what: OrderDrag['what'],
  id: string,
): 'before' | 'after' | undefined {
  if (drag?.what !== what || drag.drop?.id !== id) return undefined
  return drag.drop.isAfter ? 'after' : 'before'
}

/** The row or column under the pointer, and on which side of it the drop would be. */
function dropAt({ clientX, clientY }: globalThis.PointerEvent, what: OrderDrag['what']): Drop | null {
  const element = document.elementFromPoint(clientX, clientY)
  const spot = spotOf(element)
  const id = what === 'row' ? spot?.rowId : spot?.columnId
  const box = element?.closest(what === 'row' ? '[data-row]' : '[data-column]')?.getBoundingClientRect()
  if (!id || !box) return null
  if (what === 'row') return { id, isAfter: clientY > box.top + box.height / 2 }
  const isRightToLeft = element ? getComputedStyle(element).direction === 'rtl' : false
  return { id, isAfter: clientX > box.left + box.width / 2 !== isRightToLeft }
}

function scrollNear(grid: HTMLElement, { clientX, clientY }: globalThis.PointerEvent): void {
  const { top, bottom, left, right } = grid.getBoundingClientRect()
  const step = (at: number, low: number, high: number): number =>
    at < low + edge ? -scrollStep : at > high - edge ? scrollStep : 0
  grid.scrollBy(step(clientX, left, right), step(clientY, top, bottom))
}
