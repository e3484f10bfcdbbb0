import { scrollAtEdges } from './autoscroll.ts'
import type { DragHooks } from './dragHooks.ts'
import type { Means, Point } from './dragState.ts'
import { liftableAt, placeAt } from './placeAt.ts'
import type { Lifted } from './places.ts'

/** Pixels that a pressed mouse moves until it drags; less is a click. */
const mouseSlack = 5
/** Milliseconds that a finger rests until it lifts, and pixels it may waver; more is scrolling. */
const hold = { ms: 200, slack: 8 }

/**
 * Lifts, carries and drops what has `data-drag`, with a mouse or a finger. Mouse and touch events, not pointer events: a browser cancels a
 * pointer where scrolling could begin, and only touch events can say no to it late.
 *
 * @returns ends it, with the drag that goes on
 */
export function followPointer(root: HTMLElement, hooks: DragHooks): () => void {
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
  // Safari heeds a listener that says no to scrolling only if one was there before the finger.
  root.addEventListener('touchmove', () => undefined, { signal, passive: false })
  return () => all.abort()
}

function pressed(
  event: MouseEvent,
  root: HTMLElement,
  hooks: DragHooks,
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
      // The button was let go where nobody told: outside of the window, over a menu of the system.
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

function touched(
  event: TouchEvent,
  root: HTMLElement,
  hooks: DragHooks,
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
  // On the element itself: its events go on when it has left the page, but rise no further.
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
    // No click comes after a drag.
    if (carried) lifted.preventDefault()
    carried?.moveTo(pointOf(now))
    stop(true)
  })
  listen('touchcancel', () => stop(false))
  // Holding a finger opens a menu on Android.
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

function carry(root: HTMLElement, what: Lifted, by: Means, hooks: DragHooks, signal: AbortSignal): Carried {
  let at: Point = { x: -1, y: -1 }
  const look = (): void => hooks.over(placeAt(root, at, what))
  hooks.lift(what, by)
  // What scrolls, scrolls under the pointer.
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
      // Escape also ends the select mode of the page and closes panels; here it only cancels.
      event.preventDefault()
      event.stopImmediatePropagation()
      cancel()
    },
    { signal, capture: true },
  )
}

/** A mouse that drops over what it has lifted would also click it. */
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
