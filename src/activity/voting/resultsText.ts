import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the results of votes: their charts, their rounds, and what is too few to be shown. */
export const voteResultsText = {
  id: 'voteResults',
  en: {
    withheld: (count: number) => `${count === 1 ? '1 vote' : `${count} votes`}: too few to show`,
    before: (words: string) => `before: ${words}`,
    why: 'Votes are shown at least three at a time, so that nobody can tell whose they are.',
    reopens: 'Reopen voting to let more people vote.',
    whichRound: 'Results of which round',
    round: (round: number) => `Round ${round}`,
    roundNow: (round: number) => `Round ${round} (now)`,
    download: 'Download picture',
    asSvg: 'SVG, for print and slides',
    asPng: 'PNG, for chats and documents',
    pictureFailed: 'The picture could not be made. Please try again.',
    showTable: 'Show as a table',
    tableOf: (title: string) => `${title}, as a table`,
    distributionOf: (name: string, counts: string, mean: string, median: string) =>
      `${name}: ${counts}; mean ${mean}, median ${median}`,
    noVotesFor: (name: string) => `${name}: no votes`,
    noVotes: 'No votes shown yet',
    bin: (votes: number, from: number, to: number) =>
      `${votes === 1 ? '1 vote' : `${votes} votes`} for ${from === to ? from : `${from} to ${to}`}`,
    mean: (value: string) => `Mean ${value}`,
    median: (value: string) => `Median ${value}`,
  },
} satisfies Catalogue<unknown>
