/**
 * Delay before the next attempt, in milliseconds: random, up to a bound that doubles with each failure. The jitter
 * keeps a thousand devices that lost the server together from reconnecting together.
 *
 * @param failures failures in a row; 0 for the first delay
 */
export function backoffMs(failures: number, bounds: { firstMs: number; mostMs: number }): number {
  const bound = Math.min(bounds.mostMs, bounds.firstMs * 2 ** Math.min(failures, 30))
  return Math.round(bound * (0.2 + 0.8 * Math.random()))
}
