import { scrollAtEdges } from './autoscroll.ts'
import type { DragHooks } from './dragHooks.ts'
import type { Means, Point } from './dragState.ts'
import { liftableAt } from './dropTargetAt.ts'
import type { Lifted } from './dropTargets.ts'

/** Pixels that a pressed mouse moves before a drag starts; less is a click. */
const mouseSlack = 5
/** Milliseconds that a finger rests before a drag starts, and the pixels it may move meanwhile; more is scrolling. */
const hold = { ms: 200, slack: 8 }

/**
 * Dragging of `data-drag` elements with a mouse or a finger. Uses mouse and touch events, not pointer events: a browser
 * cancels a pointer where scrolling could begin, and only touch events can still prevent scrolling later.
 *
 * @returns removes the listeners and cancels a drag in progress
 */
export function followPointer<Target>(root: HTMLElement, hooks: DragHooks<Target>): () => void {
  const all = new AbortController()
  let gesture: AbortController | null = null
  const begin = (): AbortSignal => {
    gesture?.abort()
    gesture = new AbortController()
    return AbortSignal.any([gesture.signal, all.signal])
  }
  const end = (): void => gesture?.abort()

  const { signal } = all
  root.addEventListener('mousedown', (event) => pressed(event, root, hooks, begin, end), { signal })
  root.addEventListener('touchstart', (event) => touched(event, root, hooks, begin, end), {
    signal,
    passive: true,
  })
  // Safari respects a non-passive listener only if one was registered before the touch started.
  root.addEventListener('touchmove', () => undefined, { signal, passive: false })
  return () => all.abort()
}

function pressed<Target>(
  event: MouseEvent,
  root: HTMLElement,
  hooks: DragHooks<Target>,
  begin: () => AbortSignal,
  end: () => void,
): void {
  const what = liftableAt(event.target)
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!what || event.button !== 0 || !isPlain) return
  const signal = begin()
  const from = pointOf(event)
  let carried: Carried | null = null
  const stop = (isDropped: boolean): void => {
    end()
    if (!carried) return
    swallowClick()
    if (isDropped) hooks.drop()
    else hooks.cancel()
  }
  window.addEventListener(
    'mousemove',
    (moved) => {
      // The button was released without an event: outside of the window, or over a menu of the system.
      if ((moved.buttons & 1) === 0) return stop(false)
      if (!carried && distance(from, pointOf(moved)) < mouseSlack) return
      moved.preventDefault()
      carried ??= carry(root, what, 'mouse', hooks, signal)
      carried.moveTo(pointOf(moved))
    },
    { signal },
  )
  window.addEventListener(
    'mouseup',
    (released) => {
      if (released.button !== 0) return
      carried?.moveTo(pointOf(released))
      stop(true)
    },
    { signal },
  )
  cancelOn(
    signal,
    () => carried !== null,
    () => stop(false),
  )
}

function touched<Target>(
  event: TouchEvent,
  root: HTMLElement,
  hooks: DragHooks<Target>,
  begin: () => AbortSignal,
  end: () => void,
): void {
  const finger = event.changedTouches[0]
  const what = liftableAt(event.target)
  if (!finger || !what || !event.target || event.touches.length > 1) return
  const signal = begin()
  const from = pointOf(finger)
  let carried: Carried | null = null
  const timer = setTimeout(() => {
    carried = carry(root, what, 'touch', hooks, signal)
    carried.moveTo(from)
  }, hold.ms)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const stop = (isDropped: boolean): void => {
    end()
    if (!carried) return
    if (isDropped) hooks.drop()
    else hooks.cancel()
  }
  const same = ({ changedTouches }: TouchEvent): Touch | undefined =>
    [...changedTouches].find(({ identifier }) => identifier === finger.identifier)
  // Listen on the element itself: after its removal from the page it still receives touch events, but they no longer
  // bubble.
  const { target } = event
  const listen = (name: string, heard: (event: TouchEvent) => void): void =>
    target.addEventListener(name, heard as EventListener, { signal, passive: false })
  listen('touchmove', (moved) => {
    const now = same(moved)
    if (!now) return
    if (!carried) return distance(from, pointOf(now)) > hold.slack ? end() : undefined
    moved.preventDefault()
    carried.moveTo(pointOf(now))
  })
  listen('touchend', (lifted) => {
    const now = same(lifted)
    if (!now) return
    // Suppresses the click after a drag.
    if (carried) lifted.preventDefault()
    carried?.moveTo(pointOf(now))
    stop(true)
  })
  listen('touchcancel', () => stop(false))
  // A long press opens the context menu on Android.
  window.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal })
  cancelOn(
    signal,
    () => carried !== null,
    () => stop(false),
  )
}

interface Carried {
  moveTo(point: Point): void
}

function carry<Target>(
  root: HTMLElement,
  what: Lifted,
  by: Means,
  hooks: DragHooks<Target>,
  signal: AbortSignal,
): Carried {
  let at: Point = { x: -1, y: -1 }
  const look = (): void => hooks.over(hooks.targetAt(at, what))
  hooks.lift(what, by)
  // Scrolling moves other elements under the pointer.
  window.addEventListener('scroll', look, { signal, capture: true, passive: true })
  scrollAtEdges(root, () => at, signal)
  return {
    moveTo(point) {
      at = point
      hooks.follow(point)
      look()
    },
  }
}

function cancelOn(signal: AbortSignal, isCarrying: () => boolean, cancel: () => void): void {
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isCarrying()) return
      // Escape also ends the page's select mode and closes panels; here it only cancels the drag.
      event.preventDefault()
      event.stopImmediatePropagation()
      cancel()
    },
    { signal, capture: true },
  )
}

/** Suppresses the click that a mouse released over the dragged element would cause. */
function swallowClick(): void {
  const click = new AbortController()
  window.addEventListener('click', (event) => event.stopPropagation(), {
    signal: click.signal,
    capture: true,
  })
  setTimeout(() => click.abort())
}

function pointOf({ clientX, clientY }: MouseEvent | Touch): Point {
  return { x: clientX, y: clientY }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
