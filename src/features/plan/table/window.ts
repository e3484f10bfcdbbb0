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

/** What is drawn: by the index of a row, which of its columns. */
export type Drawn = ReadonlyMap<number, Run>

/** A part of the table. */
export interface Part {
  rows: Run
  columns: Run
}

/** Where each row or column begins, and where the last one ends, in pixels. */
export function edgesOf(sizes: readonly number[]): number[] {
  const edges = [0]
  for (const [at, size] of sizes.entries()) edges.push((edges[at] ?? 0) + size)
  return edges
}

/**
 * The rows or columns between two distances from the beginning.
 *
 * @param edges as `edgesOf` returns them
 */
export function runWithin(edges: readonly number[], start: number, end: number): Run {
  const last = edges.length - 2
  let from = 0
  while (from < last && (edges[from + 1] ?? 0) <= start) from += 1
  let to = from
  while (to <= last && (edges[to] ?? 0) < end) to += 1
  return { from, to }
}

/** Whether a run contains another. */
export function covers(run: Run, other: Run): boolean {
  return run.from <= other.from && run.to >= other.to
}

/** The indexes of a run together with others that stay drawn; those below zero are none. */
export function indexesOf(run: Run, held: readonly number[]): number[] {
  return withHeld(runIndexes(run), held)
}

/** Indexes together with others that stay drawn, in their order; those below zero are none. */
export function withHeld(indexes: readonly number[], held: readonly number[]): number[] {
  return [...new Set([...indexes, ...held.filter((index) => index >= 0)])].sort((a, b) => a - b)
}

/** Where they stand, and the pixels of what is not drawn behind the last one. */
export function placed(
  indexes: readonly number[],
  edges: readonly number[],
): { items: DrawnItem[]; after: number } {
  const between = (from: number, to: number): number => (edges[to] ?? 0) - (edges[from] ?? 0)
  const items = indexes.map((index, at) => ({ index, gap: between((indexes[at - 1] ?? -1) + 1, index) }))
  return { items, after: between((indexes.at(-1) ?? -1) + 1, edges.length - 1) }
}

/** The columns of a row that has its place and height, but no cell yet. */
export const none: Run = { from: 0, to: 0 }

/** What a changed row costs besides its new cells, in cells: the browser lays out the whole row again. */
const costOfRow = 4

/**
 * The next step of drawing: what is missing in the first part, from its middle outwards, then in the second one, which
 * contains the first. Rows that are in neither are dropped. A row that lacks columns gets those of the second part. The
 * rows of the first part are there at once, with what they are as high as: their cells move nothing when they come.
 *
 * @param room what the step costs at most, in cells; when it is not used up already, the cells of one row are drawn
 * @returns also what it costs, and whether nothing is missing any more
 */
export function nextDrawn(
  drawn: Drawn,
  parts: readonly [Part, Part],
  room: number,
): { drawn: Drawn; cost: number; isDone: boolean } {
  const [, { rows, columns }] = parts
  const next = new Map([...drawn].filter(([index]) => index >= rows.from && index < rows.to))
  const begun = runIndexes(parts[0].rows).filter((index) => !next.has(index))
  for (const index of begun) next.set(index, none)
  let cost = begun.length * costOfRow
  for (const part of parts)
    for (const index of outwards(part.rows)) {
      const before = next.get(index)
      if (before && covers(before, part.columns)) continue
      if (cost >= room) return { drawn: next, cost, isDone: false }
      next.set(index, columns)
      cost += (before === none ? 0 : costOfRow) + lacking(before, columns)
    }
  return { drawn: next, cost, isDone: true }
}

function runIndexes({ from, to }: Run): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

/** From the middle of a run to its ends. */
function outwards(run: Run): number[] {
  const middle = (run.from + run.to - 1) / 2
  return runIndexes(run).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
}

/** How many of the other run's items a run lacks. */
function lacking(run: Run | undefined, { from, to }: Run): number {
  const common = run ? Math.max(0, Math.min(run.to, to) - Math.max(run.from, from)) : 0
  return to - from - common
}
