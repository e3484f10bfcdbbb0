import { quoting } from '../message.ts'

// Messages about the sections, groups and items of a board, and about sorting them.

export const tooManySections = (sections: number) =>
  quoting('tooManySections', `There are at most ${sections} sections.`, sections)
export const tooManySectionGroups = (groups: number) =>
  quoting('tooManySectionGroups', `There are at most ${groups} groups.`, groups)
export const tooManyItems = (items: number) =>
  quoting('tooManyItems', `This activity is full: it takes at most ${items} items.`, items)
export const itemsNotTaken = {
  code: 'itemsNotTaken',
  sentence: 'Only facilitators add items here now.',
}
export const facilitatorsSort = {
  code: 'facilitatorsSort',
  sentence: 'Only facilitators sort here now. The item stayed where it was.',
}
export const movedMeanwhile = (isIn: string, wanted: string) =>
  quoting(
    'movedMeanwhile',
    `Somebody has meanwhile moved this item to “${isIn}”, so it was not moved to “${wanted}”. Move it again if it belongs there.`,
    ...[isIn, wanted],
  )
export const nobodySortsAlone = {
  code: 'nobodySortsAlone',
  sentence:
    'People did not sort for themselves here when this came, so it does not count. Your choices are kept.',
}
export const hiddenForOrganize = {
  code: 'hiddenForOrganize',
  sentence:
    'Everyone sees the sections, and one of these headings is hidden. Show it first. Nothing was copied.',
}
export const tooManySectionsToCopy = (sections: number) =>
  quoting(
    'tooManySectionsToCopy',
    `There are at most ${sections} sections. These are too many, so nothing was copied.`,
    sections,
  )
export const tooManyGroupsToCopy = (groups: number) =>
  quoting(
    'tooManyGroupsToCopy',
    `There are at most ${groups} groups. These are too many, so nothing was copied.`,
    groups,
  )
