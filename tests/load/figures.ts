/** How long an act takes, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

export function median(times: readonly number[]): number {
  return percentile(times, 0.5)
}

/** The least time that this share of all do not exceed. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN
}

export function inMs(ms = NaN, digits = 1): string {
  return `${ms.toFixed(digits)} ms`
}

export function ratio(ours = NaN, theirs = NaN): string {
  return `${(ours / theirs).toFixed(2)}x`
}

/** The median and the worst. */
export function spread(times: readonly number[]): string {
  return `${inMs(median(times), 0)} (worst ${inMs(Math.max(...times), 0)})`
}
