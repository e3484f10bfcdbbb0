import type { Catalogue } from '#ui/texts/useText.ts'

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** Texts of copying and starting over the input of an Organize activity. */
export const inputText = {
  id: 'organizeInput',
  en: {
    items,
    nothing: 'There is no item to copy here.',
    noSection: 'No section is chosen.',
    allItems: (count: number) =>
      count === 1 ? 'One item will be copied.' : `All ${count} items there will be copied.`,
    selectedItems: (count: number) =>
      count === 1 ? 'The selected item will be copied.' : `The ${count} selected items will be copied.`,
    sectionsOf: (count: number) =>
      count === 1
        ? 'One section will be copied, with everything in it.'
        : `${count} sections will be copied, with everything in them.`,
    groupsOf: (count: number) =>
      count === 1 ? 'One group will be copied.' : `${count} groups will be copied.`,
    topItems: (count: number) =>
      count === 1
        ? 'The item about which people agree most will be copied.'
        : `The ${count} items about which people agree most will be copied.`,
    topCount: 'How many of the items about which people agree most',
    copiedAs: 'What is copied:',
    as: { items: 'Items', sections: 'Sections with their items' },
    whichSections: 'Of which sections:',
    destination: '1. Select destination:',
    destinations: { ANSWERS: 'Items', TOPICS: 'Sections' },
    section: '2. Select section:',
    copyGroups: 'Groups stay groups',
    copyGroupsHint: 'Off: their items stand by themselves.',
    cloneGroups: 'Make new groups',
    cloneGroupsHint: 'Off: items join a group of the same name, where there is one.',
    lost: (count: number) =>
      `This takes away ${lostOf(count)}, all votes and who is done, for everyone. The items of facilitators stay, and nothing is sorted any more. Sections, groups, texts, notes and settings stay. You can undo it right after.`,
  },
} satisfies Catalogue<unknown>

function lostOf(count: number): string {
  if (count === 0) return 'all items of participants and all copied ones (there are none yet)'
  return count === 1
    ? '1 item that was written by a participant or copied'
    : `${count} items that were written by participants or copied`
}
