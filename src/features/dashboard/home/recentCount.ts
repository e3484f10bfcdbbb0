/**
 * How many recent sessions the home page shows: 4, 3 or 2 by window width.
 *
 * @see SPEC Z30
 */
export function recentCount(windowWidth: number): number {
  if (windowWidth > 1440) return 4
  return windowWidth > 1100 ? 3 : 2
}
