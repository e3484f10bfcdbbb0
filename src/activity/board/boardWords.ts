/** The texts of a board that name its items, in the words of the kind of activity. */
export interface BoardWords {
  /** The title of the items in no group. */
  ungrouped: string
  minimise: string
  expand: string
  allGrouped: string
  noItems: string
  noGroupsHint: string
  emptyGroup: string
  /** In a group that is read, not arranged. */
  emptyGroupReading: string
  groupCount: (count: number) => string
  showGroup: (count: number) => string
  /** The label of an item's menu. */
  itemMenu: (item: string) => string
  deleteGroupBody: string
  groupDeleted: string
  /** The name of the bar over the selected items. */
  selection: string
  selectedCount: (count: number) => string
  groupNotPossible: string
  /** Announced when select mode begins. */
  selecting: string
  /** Where an item can be dropped. */
  dropItemHint: string
}
