import type * as Y from 'yjs'
import { countsOf } from '../counts.ts'
import { activityRoots } from '../docs.ts'
import { hasFlag } from '../flags.ts'

/** When results become readable: together (the default), with each vote, or once voting is closed. SPEC BT6. */
export const resultsModes = ['STEPS', 'LIVE', 'CLOSED'] as const

export type ResultsMode = (typeof resultsModes)[number]

/** Flags of the board of an activity with votes. Only commands set them. SPEC BT4, BT7. */
export const voteFlags = {
  votingClosed: 'votingClosed',
  /** Everybody may read the results. */
  showResultsPage: 'showResultsPage',
} as const

/** Numbers on that board, set by commands. */
export const voteSettings = {
  /** Index in `resultsModes`; no key for the default. */
  resultsMode: 'resultsMode',
  /** The round of voting; no key for the first. SPEC BT10. */
  round: 'round',
  /** Epoch milliseconds of the last reset, for its undo. */
  resetAtMs: 'resetAtMs',
  /** Epoch milliseconds of the moment at which voting is about to close, while everybody counts down to it. */
  closingAtMs: 'closingAtMs',
  /** 1: that close shows the results to everybody. SPEC BT20 */
  closingShows: 'closingShows',
  /** 1: the last reset hid results that everybody saw, and opened voting that was closed. Its undo takes both back. SPEC BT10 */
  resetHid: 'resetHid',
  resetOpened: 'resetOpened',
  /** Epoch milliseconds of the last close by hand of a round, also after voting was reopened. SPEC BT7. */
  shownAtMs: (round: number): string => `shownAtMs:${round}`,
} as const

/** Keys of the board's counts. A scope is what one ballot covers: a whole activity, or a category of a pulse. */
export const voteCountKeys = {
  /** Participants who voted, per scope and round. SPEC BT13. */
  voted: (scope: string, round: number): string => `voted:${scope}:${round}`,
  /** Votes that facilitators entered for people without a device. SPEC BT12. */
  proxies: (scope: string, round: number): string => `proxies:${scope}:${round}`,
  /** Participants who had joined at the last tick that counted votes, or at the end; removed ones not counted. SPEC BT13 */
  joined: 'joined',
} as const

/** The only scope of activities in which a ballot covers everything. */
export const wholeScope = 'all'

export function resultsMode(board: Y.Doc): ResultsMode {
  return resultsModes[activityRoots.settings(board).get(voteSettings.resultsMode) ?? 0] ?? 'STEPS'
}

/** The current round of voting, starting at 1. SPEC BT10. */
export function votingRound(board: Y.Doc): number {
  return activityRoots.settings(board).get(voteSettings.round) ?? 1
}

/** When voting is about to close, in epoch milliseconds by the server's clock; null while nobody closes it. SPEC BT18 */
export function closingAtMs(board: Y.Doc): number | null {
  return activityRoots.settings(board).get(voteSettings.closingAtMs) ?? null
}

/** When a close by hand showed results of the present round, in epoch milliseconds; null before. SPEC BT7 */
export function resultsShownAtMs(board: Y.Doc): number | null {
  return activityRoots.settings(board).get(voteSettings.shownAtMs(votingRound(board))) ?? null
}

/** Whether voting is closed by a facilitator; the end of the session closes it too. */
export function isClosedByHand(board: Y.Doc): boolean {
  return hasFlag(board, voteFlags.votingClosed)
}

/** Voting ends with the session too. SPEC BT7, BT15. */
export function isVotingClosed(board: Y.Doc, hasEnded: boolean): boolean {
  return hasEnded || isClosedByHand(board)
}

/** Nobody may see a total: neither a document nor a call, an export or an order tells one. SPEC BT6. */
export function areResultsBlind(board: Y.Doc, hasEnded: boolean): boolean {
  return resultsMode(board) === 'CLOSED' && !isVotingClosed(board, hasEnded)
}

/** Whether everybody may read the results, also people who have not voted. SPEC BT4. */
export function areResultsShown(board: Y.Doc): boolean {
  return hasFlag(board, voteFlags.showResultsPage)
}

/** Whether a participant voted in the present round, or somebody's ballot was entered. */
export function hasBallots(board: Y.Doc): boolean {
  const round = votingRound(board)
  return [...countsOf(board).keys()].some((key) => /^(voted|proxies):/.test(key) && key.endsWith(`:${round}`))
}

/** How many voted, of how many who joined, as screens tell it: "3/10 voted". SPEC BT13. */
export interface Turnout {
  voted: number
  /** Participants who joined, present or not. */
  joined: number
  /** Votes entered for people without a device. */
  proxies: number
}

/** The turnout that a board tells: who joined is as of the last vote, or the end of the session. */
export function turnout(board: Y.Doc, scope: string): Turnout {
  const counts = countsOf(board)
  const round = votingRound(board)
  const number = (key: string): number => counts.get(key) ?? 0
  const voted = number(voteCountKeys.voted(scope, round))
  return {
    // Marks of removed people stay, although these no longer count as joined.
    voted,
    joined: Math.max(voted, number(voteCountKeys.joined)),
    proxies: number(voteCountKeys.proxies(scope, round)),
  }
}

/**
 * The turnout with everybody who joined or was removed since the last vote. SPEC BT13
 *
 * @param joinedNow participants who joined, present or not; undefined where it is not known
 */
export function turnoutNow(known: Turnout, joinedNow: number | undefined): Turnout {
  return joinedNow === undefined ? known : { ...known, joined: Math.max(known.voted, joinedNow) }
}
