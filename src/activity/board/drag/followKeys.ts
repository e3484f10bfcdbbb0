import type { DragHooks } from './dragHooks.ts'
import { stepTo } from './keyStops.ts'
import type { KeyStops } from './keyStops.ts'
import { liftableAt } from './dropTargetAt.ts'
import type { Lifted } from './dropTargets.ts'

/**
 * Dragging with the keyboard: Space picks up the focused `data-drag` element, arrows choose the drop target, Space
 * drops, Escape cancels.
 *
 * @param stops the drop targets for a dragged item
 * @returns removes the listeners and cancels a drag in progress
 */
export function followKeys<Target>(
  root: HTMLElement,
  hooks: DragHooks<Target>,
  stops: (what: Lifted) => KeyStops<Target>,
): () => void {
  const all = new AbortController()
  root.addEventListener(
    'keydown',
    (event) => {
      const what = liftableAt(event.target)
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (event.key !== ' ' || event.repeat || !isPlain || event.defaultPrevented || !what) return
      if (!(event.target instanceof HTMLElement) || event.target.dataset['drag'] === undefined) return
      swallow(event)
      carry(what, event.target, hooks, stops(what), all.signal)
    },
    { signal: all.signal },
  )
  return () => all.abort()
}

function carry<Target>(
  what: Lifted,
  handle: HTMLElement,
  hooks: DragHooks<Target>,
  stops: KeyStops<Target>,
  whole: AbortSignal,
): void {
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, whole])
  let at = stops.start
  const stop = (end: () => void): void => {
    ended.abort()
    end()
  }
  const onKey = (event: KeyboardEvent): void => {
    swallow(event)
    if (event.key === 'Escape') return stop(hooks.cancel)
    // eslint-disable-next-line no-restricted-syntax -- a card is no text field
    if (event.key === ' ' || event.key === 'Enter') return event.repeat ? undefined : stop(hooks.drop)
    const place = stepTo(stops, at, event.key)
    if (place === null) return
    at = place
    hooks.over(stops.targets[at] ?? null)
  }
  hooks.lift(what, 'keys')
  window.addEventListener('keydown', onKey, { signal, capture: true })
  // A pointer or another window takes over: cancel.
  for (const name of ['mousedown', 'touchstart', 'blur'])
    window.addEventListener(name, () => stop(hooks.cancel), { signal, capture: name !== 'blur' })
  handle.addEventListener('blur', () => stop(hooks.cancel), { signal })
}

/** Consumes the key, so that neither its keydown nor its keyup also presses the focused button. */
function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key !== ' ') return
  window.addEventListener('keyup', (up) => up.preventDefault(), { capture: true, once: true })
}
