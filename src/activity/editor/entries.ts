/** What the editor lists of an activity, such as a topic. */
export interface Entry {
  id: string
  text: string
  isHidden: boolean
}

/**
 * Which entry something stands before after a drag, or null for the end. Decided by neighbours and not by place: meanwhile others
 * may have added, sorted and deleted.
 *
 * @param seen ids in the order the person saw while dragging
 * @param now ids that are still there
 */
export function beforeAfterDrag(seen: string[], moved: string, to: number, now: string[]): string | null {
  const others = seen.filter((id) => id !== moved)
  return others.slice(to).find((id) => now.includes(id)) ?? null
}
