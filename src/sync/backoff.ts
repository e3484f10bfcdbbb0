/**
 * How long to wait before another attempt, in milliseconds: at random up to a bound that doubles with each failure, so that a
 * thousand devices that lost the server at the same moment do not come back at the same moment.
 *
 * @param failures how often it failed in a row, 0 for the first wait
 */
export function backoffMs(failures: number, bounds: { firstMs: number; mostMs: number }): number {
  const bound = Math.min(bounds.mostMs, bounds.firstMs * 2 ** Math.min(failures, 30))
  return Math.round(bound * (0.2 + 0.8 * Math.random()))
}
