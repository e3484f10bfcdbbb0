import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the bar below a ballot. */
export const barText = {
  id: 'voteBar',
  en: {
    label: 'Your vote',
    vote: 'Vote',
    withdraw: 'Withdraw vote',
    withdrawn: 'Your vote is withdrawn.',
    withdrawnLater: 'If it was already shown, it leaves the results together with others.',
    together: 'Shown with at least two others.',
    recognised: {
      few: () => 'Your vote may be recognised: few people take part.',
      live: () => 'Your vote may be recognised: results are live.',
      reopened: (at: string) => `Your vote may be recognised: results were shown at ${at}.`,
      last: () => 'Your vote may be recognised: everybody else has voted.',
    },
    /** About a vote that is cast. */
    changeRecognised: {
      few: () => null,
      live: () => 'Results are live: a change or withdrawal may be recognised.',
      reopened: (at: string) => `Results were shown at ${at}: a change or withdrawal may be recognised.`,
      last: () => 'Everybody has voted: a change or withdrawal may be recognised.',
    },
    shownAt: (at: string) => `Results were shown at ${at}.`,
    chosenAgain: 'What you had chosen is chosen again. Vote to count it.',
    voted: (voted: number, joined: number) => `${voted}/${joined} voted`,
    votedOf: (voted: number, joined: number) => `${voted} of ${joined} have voted.`,
    nobody: 'No participant has joined yet',
    proxies: (count: number) => `${count} entered for others`,
    nothing: 'Choose something first.',
    missing: (count: number) => `${count} still without a value. You can also abstain.`,
    partial: (count: number) =>
      count === 1
        ? 'One answer has only one of its two values.'
        : `${count} answers have only one of two values.`,
    notVoted: 'Not voted yet',
    changed: 'Changed since you voted',
    saved: 'Saved: your vote counts',
    closed: 'Voting is closed.',
    locked: 'Input is locked for now. What you chose is kept here.',
    ended: 'The session has ended.',
    notYours: 'This is a template. People vote in sessions that use it.',
    newRound: (round: number) => `Round ${round}: a new round of voting has begun. Please vote again.`,
    roundBegins: (round: number) => `Round ${round} has begun: votes of the round before stay in it.`,
  },
} satisfies Catalogue<unknown>
