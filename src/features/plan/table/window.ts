/** Neighbouring rows or columns: from the first one to before the other. */
export interface Run {
  from: number
  to: number
}

/** One that is drawn: its index, and the pixels of undrawn ones before it. */
export interface DrawnItem {
  index: number
  gap: number
}

/**
 * The rows or columns between two distances from the beginning.
 *
 * @param sizes in pixels
 */
export function runWithin(sizes: readonly number[], start: number, end: number): Run {
  let [from, at] = [0, 0]
  while (from < sizes.length - 1 && at + (sizes[from] ?? 0) <= start) at += sizes[from++] ?? 0
  let to = from
  while (to < sizes.length && at < end) at += sizes[to++] ?? 0
  return { from, to }
}

/** Whether a run contains another. */
export function covers(run: Run, other: Run): boolean {
  return run.from <= other.from && run.to >= other.to
}

/** The indexes of a run together with others that stay drawn; those below zero are none. */
export function indexesOf({ from, to }: Run, held: readonly number[]): number[] {
  const indexes = Array.from({ length: to - from }, (_, at) => from + at)
  const others = held.filter((index) => index >= 0 && (index < from || index >= to))
  return others.length === 0 ? indexes : [...new Set([...indexes, ...others])].sort((a, b) => a - b)
}

/** Where they stand, and the pixels of what is not drawn behind the last one. */
export function placed(
  indexes: readonly number[],
  sizes: readonly number[],
): { items: DrawnItem[]; after: number } {
  const sum = (from: number, to: number): number => sizes.slice(from, to).reduce((all, size) => all + size, 0)
  const items = indexes.map((index, at) => ({ index, gap: sum((indexes[at - 1] ?? -1) + 1, index) }))
  return { items, after: sum((indexes.at(-1) ?? -1) + 1, sizes.length) }
}
