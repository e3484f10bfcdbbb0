import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of how far people agree who sorted for themselves. */
export const organizeResultsText = {
  id: 'organizeResults',
  en: {
    results: 'Where people agree',
    ofRound: (title: string, round: number) => `${title}, round ${round}`,
    item: 'Item',
    chosenMost: 'Chosen most',
    agreement: 'Agreement',
    undecided: 'Undecided',
    section: (number: number, name: string) => `${number} ${name}`,
    agreed: (votes: number, of: number, section: string) => `${votes} of ${of}: ${section}`,
    tied: (votes: number, of: number, sections: string) => `${votes} of ${of} each: ${sections}`,
    allUndecided: (count: number) => (count === 1 ? '1 is undecided' : `All ${count} are undecided`),
    share: (votes: number, of: number) => `${votes} of ${of}`,
    noVotes: 'No votes shown yet',
    votesFor: (name: string, votes: number) => `${name}: ${votes}`,
    isThere: (section: string) => `Is in ${section}`,
    moves: (section: string) => `Goes to ${section}`,
    sort: 'Order',
    sorts: { disagreement: 'Most disputed first', agreement: 'Most agreed first', section: 'By section' },
    accept: (atLeast: number) => `Accept above ${atLeast} %`,
    atLeast: 'Accept from this agreement on',
    percent: (value: number) => `${value} %`,
    willMove: (count: number) =>
      count === 0
        ? 'No item would move.'
        : `${count === 1 ? '1 item moves' : `${count} items move`} into the section that most chose.`,
    accepted: (count: number) => (count === 1 ? '1 item moved' : `${count} items moved`),
    undone: 'Undone. The items are where they were.',
    cannotUndo: 'Something was changed since. Use undo step by step.',
    emptyTitle: 'Nothing to show yet',
    emptyHint: 'Results appear here once there are sections and items.',
    describe: (count: number) =>
      `How many people put each of ${count} items into which section, and how many were undecided.`,
    foot: 'Turnout and who is done',
  },
} satisfies Catalogue<unknown>
