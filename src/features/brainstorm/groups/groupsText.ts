import type { Catalogue } from '#ui/texts/useText.ts'

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

/** Texts of the Groups page. */
export const groupsText = {
  id: 'groups',
  en: {
    ungrouped: 'Ungrouped answers',
    minimise: 'Minimise ungrouped answers',
    expand: 'Show ungrouped answers',
    allGrouped: 'Every answer is in a group.',
    noItems: 'No answers yet. They appear here as they come in.',
    noGroupsHint: 'Drop one answer on another, or use the menu of an answer.',
    noGroupsParticipantHint: 'The facilitator has not grouped the answers yet.',
    emptyGroup: 'Drop answers here.',
    emptyGroupReading: 'No answers in this group yet.',
    groupCount: answers,
    showGroup: (count: number) => `Show all ${answers(count)}`,
    // Menus.
    itemMenu: (answer: string) => `Actions for answer: ${answer}`,
    // Dialogs.
    deleteGroupBody: 'Its answers stay and are ungrouped.',
    deleteAnswersTitle: 'Are you sure you want to delete these answers?',
    deleteAnswersBody: 'This will permanently delete the answers.',
    editAnswer: 'Edit answer',
    // Selection.
    selection: 'Selected answers',
    selectedCount: (count: number) => (count === 0 ? 'Select answers' : `${count} selected`),
    groupNotPossible: 'Select at least two answers that are not one group already.',
    // Likes.
    labelLike: 'Like',
    noLikesLeft: 'You have no likes left.',
    // Announcements for screen readers (polite).
    selecting: 'Selecting answers. Space selects, Escape ends.',
    movedTo: (count: number, title: string) =>
      count === 1 ? `Moved to ${title}` : `${answers(count)} moved to ${title}`,
    ungrouped1: (count: number) =>
      count === 1 ? 'Taken out of the group' : `${answers(count)} taken out of their groups`,
    brokenUp: (title: string) => `${title} is broken up. Its answers are ungrouped.`,
    groupDeleted: 'Group deleted. Its answers are ungrouped.',
    deleted: (count: number) => (count === 1 ? 'Answer deleted' : `${answers(count)} deleted`),
    // During a drag.
    dropItemHint: 'Drop on an answer or a group',
  },
} satisfies Catalogue<unknown>
