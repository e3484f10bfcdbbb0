/**
 * The groups that are open: the selected one, those opened last, then the first of the list, as many as there is room for. They stand in
 * the order of the list, so that opening one moves no other to another side.
 *
 * @param recentIds those opened last come first
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
