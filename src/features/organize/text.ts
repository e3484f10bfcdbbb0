import type { Catalogue } from '#ui/texts/useText.ts'

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** Texts of Organize's board. */
export const organizeText = {
  id: 'organize',
  en: {
    unnamed: 'Organize',
    reading: 'Editing waits for a live connection. You can read and add items meanwhile.',
    footer: 'Item box, number of items and who is done',
    description: 'Description',
    labelNew: 'Item',
    labelEdit: 'Changed item',
    labelDelete: 'Deleted item',
    labelMove: 'Moved item',
    items,
    matches: (found: number, all: number) => `${found} of ${items(all)}`,
    board: 'Sections',
    switcher: 'Choose a section',
    sectionHead: (name: string, count: number) => `${name}, ${items(count)}`,
    itemsIn: (section: string) => `Items in: ${section}`,
    group: (name: string, count: number) => `Group: ${name}, ${items(count)}`,
    noSections: 'No sections yet',
    noSectionsHint: 'Items can be sorted as soon as the facilitator has made sections.',
    noItems: 'No items yet.',
    noItemsContribute: 'No items yet. Yours can be the first.',
    sortingClosed: 'The facilitator has closed sorting for now.',
    allSorted: 'Every item is sorted.',
    emptySection: 'Nothing here yet.',
    dropHere: 'Drop items here.',
    noMatchHere: 'No item here contains this.',
    emptyGroup: 'No items in this group yet.',
    hasDescription: 'has a description',
    own: 'This is your item',
  },
} satisfies Catalogue<unknown>
