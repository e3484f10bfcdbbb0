import type { Vector } from './features.ts'

/**
 * Average-linkage clustering: repeatedly merges the two groups with the highest average similarity, until no pair is
 * similar enough. Deterministic: the same input gives the same groups on every device.
 *
 * @param enough the lowest average similarity at which two groups are merged
 * @param onProgress called from time to time with the share that is done
 * @returns lists of indexes, single ones included
 */
export function averageLink(
  vectors: readonly Vector[],
  enough: number,
  onProgress?: (share: number) => void,
): number[][] {
  const count = vectors.length
  const similarity = similarities(vectors)
  const groups = vectors.map((_, index): number[] => [index])
  const nearest = groups.map((_, row) => nearestOf(row, similarity, groups))
  for (let merges = 0; ; merges++) {
    const into = bestRow(nearest, similarity, count)
    const from = nearest[into] ?? -1
    if (from < 0 || (similarity[into * count + from] ?? 0) <= enough) break
    join(into, from, similarity, groups)
    for (const [row, group] of groups.entries()) {
      if (group.length === 0) nearest[row] = -1
      else if (row === into || nearest[row] === into || nearest[row] === from)
        nearest[row] = nearestOf(row, similarity, groups)
      else if (isNearer(similarity, row, into, nearest[row] ?? -1, count)) nearest[row] = into
    }
    if (merges % 16 === 0) onProgress?.(merges / count)
  }
  return groups.filter((group) => group.length > 0)
}

/** Cosine similarities, computed through an index of features, because most pairs share none. */
function similarities(vectors: readonly Vector[]): Float64Array {
  const count = vectors.length
  const similarity = new Float64Array(count * count)
  const holders = new Map<string, { row: number; weight: number }[]>()
  for (const [row, vector] of vectors.entries())
    for (const [feature, weight] of vector) {
      const others = holders.get(feature) ?? []
      for (const other of others) {
        const both = (similarity[row * count + other.row] ?? 0) + weight * other.weight
        similarity[row * count + other.row] = both
        similarity[other.row * count + row] = both
      }
      others.push({ row, weight })
      holders.set(feature, others)
    }
  return similarity
}

/** Merges one group into another; the average similarity to each third group is weighted by size. */
function join(into: number, from: number, similarity: Float64Array, groups: number[][]): void {
  const count = groups.length
  const [kept, gone] = [groups[into] ?? [], groups[from] ?? []]
  const size = kept.length + gone.length
  for (const [row, group] of groups.entries()) {
    if (group.length === 0 || row === into || row === from) continue
    const sum =
      (similarity[into * count + row] ?? 0) * kept.length +
      (similarity[from * count + row] ?? 0) * gone.length
    similarity[into * count + row] = sum / size
    similarity[row * count + into] = sum / size
  }
  groups[into] = [...kept, ...gone]
  groups[from] = []
}

function nearestOf(row: number, similarity: Float64Array, groups: readonly number[][]): number {
  const count = groups.length
  let nearest = -1
  for (let other = 0; other < count; other++) {
    if (other === row || groups[other]?.length === 0) continue
    if (isNearer(similarity, row, other, nearest, count)) nearest = other
  }
  return nearest
}

function isNearer(similarity: Float64Array, row: number, one: number, than: number, count: number): boolean {
  if (one === row) return false
  return than < 0 || (similarity[row * count + one] ?? 0) > (similarity[row * count + than] ?? 0)
}

/** The row whose nearest neighbour is nearest; among equals the first. */
function bestRow(nearest: readonly number[], similarity: Float64Array, count: number): number {
  let [best, most] = [0, -1]
  for (const [row, other] of nearest.entries()) {
    const found = other < 0 ? -1 : (similarity[row * count + other] ?? 0)
    if (found > most) [best, most] = [row, found]
  }
  return best
}
