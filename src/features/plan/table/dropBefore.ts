/** Where a dragged row or column would be dropped: before or after another one. */
export interface Drop {
  id: string
  isAfter: boolean
}

/**
 * The item before which a dropped one stands; null at the end.
 *
 * @returns undefined when it would stay where it is, or something is gone
 */
export function dropBefore(ids: readonly string[], id: string, drop: Drop): string | null | undefined {
  const [from, over] = [ids.indexOf(id), ids.indexOf(drop.id)]
  if (from < 0 || over < 0) return undefined
  const at = drop.isAfter ? over + 1 : over
  return at === from || at === from + 1 ? undefined : (ids[at] ?? null)
}
