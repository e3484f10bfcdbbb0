import type { Catalogue } from '#ui/texts/useText.ts'

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** Texts of sorting on the board, for those who may. */
export const sortText = {
  id: 'organizeSort',
  en: {
    hint: 'The keys 1 to 9 move it to a section, 0 to what is not sorted. The space bar lifts it: arrow keys then choose the place, space drops, Escape cancels.',
    itemMenu: (item: string) => `Actions for item: ${item}`,
    groupMenu: (name: string) => `Actions for group: ${name}`,
    sectionMenu: (name: string) => `Actions for section: ${name}`,
    moveTo: 'Move to…',
    moveToTitle: (count: number) => (count === 1 ? 'Move the item to…' : `Move ${items(count)} to…`),
    moveGroupTitle: (name: string) => `Move “${name}” to…`,
    inSection: (section: string) => `group in ${section}`,
    newGroup: 'New group…',
    newGroupTitle: (count: number) =>
      count === 1 ? 'New group with this item' : `New group with ${items(count)}`,
    takeOut: 'Take out of the group',
    rename: 'Rename…',
    renameTitle: 'Rename the group',
    deleteGroup: 'Delete group',
    deleteGroupTitle: 'Are you sure you want to delete this group?',
    deleteGroupBody: 'Its items stay, directly in the section.',
    groupDeleted: 'Group deleted. Its items are in the section.',
    noSections: 'Add the first one here. Or paste several lines in the editor: each becomes a section.',
    newSection: 'New section…',
    newSectionTitle: 'New section',
    sectionAdded: (name: string) => `Section added: ${name}`,
    renameSection: 'Rename the section',
    sectionName: 'Name of the section',
    describe: 'Description…',
    described: 'Description saved',
    sectionColor: 'Colour of the section',
    deleteSection: 'Delete section',
    sectionDeleted: (unsorted: string) => `Section deleted. Its items are in “${unsorted}”.`,
    deleteTitle: (count: number) =>
      `Are you sure you want to delete ${count === 1 ? 'this item' : `these ${items(count)}`}?`,
    deleteBody: 'This will permanently delete what is written there.',
    deleted: (count: number) => (count === 1 ? 'Item deleted' : `${items(count)} deleted`),
    select: 'Select',
    selection: 'Selected items',
    selectedCount: (count: number) => (count === 0 ? 'Select items' : `${count} selected`),
    selecting: 'Selecting items. Space selects, 1 to 9 move them, Escape ends.',
    selectAll: 'Select all',
    selectNone: 'Select none',
    group: 'Group…',
    done: 'Done',
    movedTo: (count: number, what: string, section: string) =>
      count === 1 ? `“${what}” moved to ${section}` : `${items(count)} moved to ${section}`,
    alreadyIn: (section: string) => `Already in ${section}`,
    noSuchSection: (number: number) => `There is no section ${number}.`,
    takenOut: (count: number) =>
      count === 1 ? 'Taken out of the group' : `${items(count)} taken out of their groups`,
    groupCreated: (name: string) => `Group created: ${name}`,
    renamed: (name: string) => `Renamed: ${name}`,
    manyItems: items,
    // During a drag.
    willMoveTo: (section: string) => `Move to “${section}”`,
    willMoveInto: (group: string, section: string) => `Into the group “${group}” in “${section}”`,
    willTakeOut: (section: string) => `Out of the group, to “${section}”`,
    willMoveWithin: (section: string) => `Move within “${section}”`,
    dropHint: 'Drop on a section, or between two items',
    dropAt: 'Drop on a section',
    // When somebody else moved an item first.
    conflict: (item: string) => `“${item}” was not moved.`,
    moveAnyway: (section: string) => `Move to ${section}`,
    leaveIn: (section: string) => `Leave in ${section}`,
  },
} satisfies Catalogue<unknown>
