import { spotOf } from '../useGridPointer.ts'
import { dropAt } from './dropAt.ts'
import { dropDragged } from './dropDragged.ts'
import type { DragTable } from './dropDragged.ts'
import { edgeSpeed, inEachFrame } from './edgeScroll.ts'
import type { Point } from './edgeScroll.ts'
import { openBox } from './openBox.ts'
import type { OrderDrag } from './orderDrag.ts'

/** What a drag tells the table. */
export interface DragHooks {
  /** It began, or would be dropped elsewhere; null when it ended. */
  show: (drag: OrderDrag | null) => void
  now: () => DragTable
}

/** A press becomes a drag after so many pixels; before that it is a click. */
const slack = 6
/** So long a finger rests on a heading before it drags it: a swipe over the headings scrolls them. */
const holdMs = 300

/**
 * Follows a mouse, pen or finger that drags a row by its number or a column by its heading. While it is near an edge of
 * the table, that scrolls.
 *
 * @returns removes the listeners and ends a drag
 */
export function followDrag(grid: HTMLElement, hooks: DragHooks): () => void {
  const all = new AbortController()
  const { signal } = all
  let gesture = new AbortController()
  let wasDragged = false
  let isHeld = false
  grid.addEventListener(
    'pointerdown',
    (event) => {
      gesture.abort()
      wasDragged = false
      const lifted = liftedBy(event)
      if (!lifted || (lifted.what === 'row' && !hooks.now().isWhole)) return
      gesture = new AbortController()
      gesture.signal.addEventListener('abort', () => (isHeld = false))
      const isSwipe = event.pointerType === 'touch' && lifted.what === 'column'
      pressed(grid, event, { ...lifted, isSwipe }, hooks, {
        gesture,
        onHeld: () => (isHeld = true),
        onDragged: () => (wasDragged = true),
      })
    },
    { signal },
  )
  const head = grid.querySelector<HTMLElement>('[role="rowgroup"]')
  // Registered before the finger is down: only then it can keep the browser from scrolling.
  head?.addEventListener('touchmove', (event) => isHeld && event.preventDefault(), { signal, passive: false })
  // A long press opens a menu of the system.
  head?.addEventListener('contextmenu', (event) => isHeld && event.preventDefault(), { signal })
  // The click at the end of a drag opens and edits nothing.
  grid.addEventListener(
    'click',
    (event) => {
      if (!wasDragged) return
      wasDragged = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  return () => {
    all.abort()
    gesture.abort()
  }
}

type Lifted = Pick<OrderDrag, 'what' | 'id'>

/** What a press lifts when it moves; null for nothing. */
function liftedBy({ target, button }: PointerEvent): Lifted | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null
  const spot = handle && spotOf(handle)
  if (!spot || button !== 0) return null
  const what = handle.dataset['handle'] === 'row' ? 'row' : 'column'
  const id = what === 'row' ? spot.rowId : spot.columnId
  return id === null ? null : { what, id }
}

interface Gesture {
  gesture: AbortController
  /** A finger has rested long enough. */
  onHeld: () => void
  onDragged: () => void
}

function pressed(
  grid: HTMLElement,
  { clientX, clientY, pointerId }: PointerEvent,
  { isSwipe, ...lifted }: Lifted & { isSwipe: boolean },
  hooks: DragHooks,
  { gesture, onHeld, onDragged }: Gesture,
): void {
  const { signal } = gesture
  let drag: OrderDrag | null = null
  let isLiftable = !isSwipe
  let at: Point = { x: clientX, y: clientY }
  const look = (): void => {
    const drop = dropAt(grid, at, lifted.what, openBox(grid))
    if (drag && drag.drop?.id === drop?.id && drag.drop?.isAfter === drop?.isAfter) return
    drag = { ...lifted, drop }
    hooks.show(drag)
  }
  const scroll = (ms: number): void => {
    const { left, right, top, bottom } = openBox(grid)
    const isRow = lifted.what === 'row'
    const by = ms * (isRow ? edgeSpeed(at.y, top, bottom) : edgeSpeed(at.x, left, right))
    if (by === 0) return
    grid.scrollBy(isRow ? 0 : by, isRow ? by : 0)
    look()
  }
  const end = (isDropped: boolean): void => {
    gesture.abort()
    if (isDropped && drag) dropDragged(drag, hooks.now())
  }
  signal.addEventListener('abort', () => drag && hooks.show(null))
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    heard: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, heard, { signal })
  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack
    // A finger that moves at once scrolls.
    if (isFar && !isLiftable) return end(false)
    at = { x: event.clientX, y: event.clientY }
    if (!drag && !isFar) return
    onDragged()
    if (!drag) inEachFrame(scroll, signal)
    look()
  })
  listen('pointerup', (event) => event.pointerId === pointerId && end(true))
  listen('pointercancel', (event) => event.pointerId === pointerId && end(false))
  listen('keydown', (event) => event.key === 'Escape' && end(false))
  if (!isSwipe) return
  const timer = setTimeout(() => {
    isLiftable = true
    onHeld()
    look()
  }, holdMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
