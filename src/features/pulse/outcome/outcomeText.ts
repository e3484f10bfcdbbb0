import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the results of a pulse. */
export const outcomeText = {
  id: 'pulseOutcome',
  en: {
    bars: 'Results',
    radar: 'Categories',
    trend: 'Trend',
    earlierPulse: 'the earlier pulse',
    round: (round: number) => `round ${round}`,
    turnout: 'How many voted',
    foot: 'Who is done',
    notYours: 'You see the results once you have voted.',
    notShown: 'You see the results when the facilitator shows them.',
    toVote: 'Go to the vote',
    onlyVoters: 'Only facilitators and people who voted see this.',
    roomPages: 'Pages on the room’s screen',
    pagesTurn: 'Room’s screen: pages turn by themselves.',
    pageHeld: (page: number) => `Room’s screen: page ${page} stays.`,
    holdPages: 'Hold a page',
    previousPage: 'Page back',
    nextPage: 'Next page',
    turnPages: 'Let pages turn',
  },
} satisfies Catalogue<unknown>
