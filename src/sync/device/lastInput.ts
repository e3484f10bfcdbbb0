const kinds = ['keydown', 'pointerdown', 'touchmove', 'wheel', 'scroll'] as const

let lastMs = -Infinity
let isWatched = false

/** Milliseconds since the person typed, pressed or scrolled; Infinity when they have not since the first call. */
export function msSinceInput(): number {
  if (!isWatched && typeof window !== 'undefined') {
    isWatched = true
    const heard = (): void => void (lastMs = performance.now())
    for (const kind of kinds) window.addEventListener(kind, heard, { capture: true, passive: true })
  }
  return performance.now() - lastMs
}
