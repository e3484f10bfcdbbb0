export type ItemId = string
export type GroupId = string

/** What is sorted on a board. */
export interface BoardItem {
  id: ItemId
  text: string
  /** Its likes. */
  score: number
  /** null: it is in no group */
  groupId: GroupId | null
}

export interface BoardGroup {
  id: GroupId
  /** Empty: it has no name. */
  title: string
  /** As shown: 1 to 8, and 0 for none. */
  color: number
  score: number
  items: BoardItem[]
}

/** The items of a board: those in groups, and those in none. */
export interface BoardContent {
  ungrouped: BoardItem[]
  groups: BoardGroup[]
}

/** All items in screen order: ungrouped ones first, then group after group. */
export function itemsOf({ ungrouped, groups }: BoardContent): BoardItem[] {
  return [...ungrouped, ...groups.flatMap(({ items }) => items)]
}
