// Apart from texts, whose rules a phone that only reads does not load.

/** A number read from a desk; 0 when the value is no number. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
