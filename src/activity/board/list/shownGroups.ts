/**
 * The open groups: the selected one, the most recently opened, then the first of the list, as many as there is room
 * for. They keep the order of the list, so that opening one does not move the others to another side.
 *
 * @param recentIds most recently opened first
 */
export function shownGroups<Group extends { id: string }>(
  groups: readonly Group[],
  selectedId: string | null,
  recentIds: readonly string[],
  room: number,
): Group[] {
  const wanted = [selectedId, ...recentIds, ...groups.map(({ id }) => id)]
  const there = new Set(groups.map(({ id }) => id))
  const open = new Set([...new Set(wanted)].filter((id) => id !== null && there.has(id)).slice(0, room))
  return groups.filter(({ id }) => open.has(id))
}
