import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the facilitators' controls of voting. */
export const controlText = {
  id: 'voteControl',
  en: {
    menu: 'Voting',
    mode: 'When results move',
    modes: {
      STEPS: 'In steps',
      LIVE: 'Live',
      CLOSED: 'When voting closes',
    },
    modeHints: {
      STEPS: 'At least three ballots appear together, so that nobody can tell whose they are.',
      LIVE: 'Each vote appears at once. In a small group it can show who voted what.',
      CLOSED: 'Nobody sees a total before, facilitators neither.',
    },
    modeSet: (mode: string) => `Results move: ${mode}`,
    show: 'Show results to everybody',
    areShown: 'Everybody sees the results, also people who have not voted.',
    areHidden: 'Only facilitators and people who voted see the results.',
    areBlind: 'Nobody sees results until voting closes.',
    shownLater: 'Everybody will see the results once voting closes.',
    close: 'Close voting',
    closeHint: 'Nobody can vote or change a vote any more.',
    reopen: 'Reopen voting',
    reopenBlind: 'The results are hidden from everybody again.',
    closingTitle: 'Voting is about to close',
    closingIn: (seconds: number) => `Voting closes in ${seconds}. Press Escape to cancel.`,
    closing: 'Closing…',
    escape: 'Cancel or Escape keeps it open.',
    isClosed: 'Voting is closed.',
    isOpen: 'Voting is open.',
    cancelled: 'Voting stays open.',
    enter: 'Enter votes for somebody…',
    enterHint: 'For people without a device.',
    reset: 'Reset all votes…',
    resetTitle: 'Reset all votes?',
    resetText:
      'A new round of voting begins: nobody has voted in it, and voting is open. The results of this round can still be compared with it.',
    resetNote: 'You can undo this for 10 seconds.',
    resetConfirm: 'Reset all votes',
    resetDone: 'All votes are reset.',
    resetUndone: 'The votes are back.',
    proxyTitle: 'Enter votes for somebody',
    proxyKnown:
      'You know these values, because you enter them. Nobody can change them later, and the number of votes entered in this way is shown.',
    proxyEnter: 'Enter votes',
    proxyEntered: (count: number) => `${count === 1 ? 'One vote is' : `${count} votes are`} entered.`,
    proxyNext: 'You can enter votes for the next person.',
    proxyPartial: 'An answer has only one of its two values.',
  },
} satisfies Catalogue<unknown>
