import type { DragHooks } from './dragHooks.ts'
import { stepTo } from './keyStops.ts'
import type { KeyStops } from './keyStops.ts'
import { liftableAt } from './placeAt.ts'
import type { Lifted } from './places.ts'

/**
 * Space lifts what has `data-drag` and the focus, arrows choose the place, Space drops, Escape cancels.
 *
 * @param stops the places for what was lifted
 * @returns ends it, with the drag that goes on
 */
export function followKeys(
  root: HTMLElement,
  hooks: DragHooks,
  stops: (what: Lifted) => KeyStops,
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

function carry(
  what: Lifted,
  handle: HTMLElement,
  hooks: DragHooks,
  stops: KeyStops,
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
    if (event.key === ' ' || event.key === 'Enter') return event.repeat ? undefined : stop(hooks.drop)
    const place = stepTo(stops, at, event.key)
    if (place === null) return
    at = place
    hooks.over(stops.places[at] ?? null)
  }
  hooks.lift(what, 'keys')
  window.addEventListener('keydown', onKey, { signal, capture: true })
  // A pointer or another window takes over.
  for (const name of ['mousedown', 'touchstart', 'blur'])
    window.addEventListener(name, () => stop(hooks.cancel), { signal, capture: name !== 'blur' })
  handle.addEventListener('blur', () => stop(hooks.cancel), { signal })
}

/** The key is for the drag alone: the button that has the focus is not pressed by it, on its way up either. */
function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key !== ' ') return
  window.addEventListener('keyup', (up) => up.preventDefault(), { capture: true, once: true })
}
