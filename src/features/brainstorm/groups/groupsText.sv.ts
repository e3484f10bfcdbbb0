import type { Translation } from '#ui/texts/useText.ts'
import type { groupsText } from './groupsText.ts'

const answers = (count: number): string => `${count} svar`

export default {
  id: 'groups',
  texts: {
    ungrouped: 'Ogrupperade svar',
    minimise: 'Minimera ogrupperade svar',
    expand: 'Visa ogrupperade svar',
    allGrouped: 'Alla svar är i en grupp.',
    noItems: 'Inga svar än. De visas här när de kommer in.',
    noGroupsHint: 'Släpp ett svar på ett annat, eller använd menyn på ett svar.',
    noGroupsParticipantHint: 'Facilitatorn har inte grupperat svaren än.',
    emptyGroup: 'Släpp svar här.',
    emptyGroupReading: 'Inga svar i gruppen än.',
    groupCount: answers,
    showGroup: (count) => `Visa alla ${answers(count)}`,
    // Menus.
    itemMenu: (answer) => `Åtgärder för svaret: ${answer}`,
    // Dialogs.
    deleteGroupBody: 'Dess svar finns kvar och blir ogrupperade.',
    deleteAnswersTitle: 'Vill du verkligen ta bort de här svaren?',
    deleteAnswersBody: 'Svaren tas bort för alltid.',
    editAnswer: 'Redigera svaret',
    // Selection.
    selection: 'Markerade svar',
    selectedCount: (count) =>
      count === 0 ? 'Markera svar' : count === 1 ? '1 markerat' : `${count} markerade`,
    groupNotPossible: 'Markera minst två svar som inte redan är en egen grupp.',
    // Likes.
    labelLike: 'Gillning',
    noLikesLeft: 'Du har inga gillningar kvar.',
    // Announcements for screen readers (polite).
    selecting: 'Markerar svar. Mellanslag markerar, Escape avslutar.',
    movedTo: (count, title) =>
      count === 1 ? `Flyttat till ${title}` : `${answers(count)} flyttade till ${title}`,
    ungrouped1: (count) => (count === 1 ? 'Uttaget ur gruppen' : `${answers(count)} uttagna ur sina grupper`),
    brokenUp: (title) => `${title} är upplöst. Dess svar är ogrupperade.`,
    groupDeleted: 'Gruppen är borttagen. Dess svar är ogrupperade.',
    deleted: (count) => (count === 1 ? 'Svaret är borttaget' : `${answers(count)} borttagna`),
    // During a drag.
    dropItemHint: 'Släpp på ett svar eller en grupp',
  },
} satisfies Translation<typeof groupsText>
