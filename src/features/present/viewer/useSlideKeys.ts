import { useEffect, useEffectEvent } from 'react'

const steps: Readonly<Record<string, (page: number, count: number) => number>> = {
  PageDown: (page) => page + 1,
  ArrowRight: (page) => page + 1,
  PageUp: (page) => page - 1,
  ArrowLeft: (page) => page - 1,
  Home: () => 1,
  End: (_page, count) => count,
}
/** Where keys have another meaning; on a switch, which was just turned, they have none. */
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=slider], [role=radiogroup]'

export interface SlideKeysOptions {
  page: number
  count: number
  /** Null: this person may not turn pages. */
  onTurn: ((page: number) => void) | null
}

/**
 * Turns pages with the keys of presenters and their clickers. At the ends the keys are left to the session, whose
 * arrows lead to the next activity.
 */
export function useSlideKeys({ page, count, onTurn }: SlideKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!step || !onTurn || hasModifier || event.defaultPrevented || isElsewhere(event.target)) return
    // Otherwise a page that is wider than its place could not be read with the keyboard.
    if (scrollsSideways(event)) return
    const to = step(page, count)
    if (to < 1 || to > count || to === page) return
    event.preventDefault()
    onTurn(to)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null
}

/** Whether an arrow key scrolls a page that is focused and wider than its place. */
function scrollsSideways({ key, target }: KeyboardEvent): boolean {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key]
  const place = target instanceof Element ? target.closest('[data-place]') : null
  if (way === undefined || !place) return false
  const { scrollLeft, scrollWidth, clientWidth } = place
  return way < 0 ? scrollLeft > 0 : scrollLeft + clientWidth < scrollWidth - 1
}
