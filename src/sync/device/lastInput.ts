const kinds = ['keydown', 'pointerdown', 'touchmove', 'wheel', 'scroll'] as const

let lastMs = -Infinity
let isWatched = false

/** Notes from now on when the person types, presses or scrolls. */
export function watchInput(): void {
  if (isWatched || typeof window === 'undefined') return
  isWatched = true
  const heard = (): void => void (lastMs = performance.now())
  for (const kind of kinds) window.addEventListener(kind, heard, { capture: true, passive: true })
}

/** Milliseconds since the person typed, pressed or scrolled; Infinity when they have not since the first call. */
export function msSinceInput(): number {
  watchInput()
  return performance.now() - lastMs
}
