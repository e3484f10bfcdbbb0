import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about the groups that are suggested for the items of a section. */
export const organizeSuggestText = {
  id: 'suggestedItems',
  en: {
    section: 'Section',
    option: (name: string, count: number) =>
      `${name} (${count === 1 ? '1 item' : `${count} items`} in no group)`,
    about: 'Found on this device by the words of the items. Nothing changes until you accept.',
    working: 'Looking for items that belong together…',
    progress: 'Share of items compared',
    accepted: (name: string, count: number) =>
      `Group ${name} made of ${count} items. One undo takes it back.`,
    allGrouped: 'There is no item without a group here.',
    tooFew: 'At least two items in no group are needed.',
    noneAlike: (count: number) => `No two of the ${count} items in no group are alike enough.`,
    allDecidedHint: 'All are accepted or rejected. New items can be looked at too: suggest again.',
  },
} satisfies Catalogue<unknown>
