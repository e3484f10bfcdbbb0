/** Whole seconds until a moment, from 1; null before the countdown and after it. */
export function secondsLeft(atMs: number, nowMs: number, fromMs: number): number | null {
  const leftMs = atMs - nowMs
  // Clocks differ a little: a countdown that seems to begin later shows its first number.
  if (leftMs <= 0 || leftMs > fromMs + secondMs) return null
  return Math.min(Math.ceil(leftMs / secondMs), fromMs / secondMs)
}

export const secondMs = 1000
