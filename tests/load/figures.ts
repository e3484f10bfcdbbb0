/** How long an act takes, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

export function median(times: readonly number[]): number {
  return percentile(times, 0.5)
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
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
