import type { Pair, Scale } from '#domain/activity/votes/results.ts'

/** A cell of a heat map: a range of values on each axis, ends included. */
export interface HeatCell {
  from1: number
  to1: number
  from2: number
  to2: number
  votes: number
  /** Of the votes of the fullest cell, above 0 and at most 1. */
  share: number
}

/** More cells than these along an axis cannot be told apart. */
const mostCells = 20

/** Votes by pair of values, with cells of several values on long scales. Empty cells are left out. */
export function heatCells(pairs: readonly Pair[], { low, high }: Pick<Scale, 'low' | 'high'>): HeatCell[] {
  const size = Math.ceil((high - low + 1) / mostCells)
  const cells = new Map<string, Omit<HeatCell, 'share'>>()
  for (const { value1, value2, votes } of pairs) {
    const [from1, from2] = [value1, value2].map((value) => value - ((value - low) % size)) as [number, number]
    const key = `${from1}:${from2}`
    const cell = cells.get(key)
    const [to1, to2] = [Math.min(high, from1 + size - 1), Math.min(high, from2 + size - 1)]
    cells.set(key, { from1, to1, from2, to2, votes: votes + (cell?.votes ?? 0) })
  }
  const most = Math.max(0, ...[...cells.values()].map((cell) => cell.votes))
  return [...cells.values()]
    .filter(({ votes }) => votes > 0)
    .map((cell) => ({ ...cell, share: cell.votes / most }))
    .sort((a, b) => a.from1 - b.from1 || a.from2 - b.from2)
}
