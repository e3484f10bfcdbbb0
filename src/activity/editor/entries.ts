/** An entry in an activity's editor, such as a topic. */
export interface Entry {
  id: string
  text: string
  isHidden: boolean
}

/**
 * The entry before which a dragged one was dropped, or null for the end. Decided by neighbours instead of indexes,
 * since others may have added, sorted and deleted entries meanwhile.
 *
 * @param seen ids in the order the person saw while dragging
 * @param now ids that still exist
 */
export function beforeAfterDrag(seen: string[], moved: string, to: number, now: string[]): string | null {
  const others = seen.filter((id) => id !== moved)
  return others.slice(to).find((id) => now.includes(id)) ?? null
}
