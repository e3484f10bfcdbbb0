import type * as Y from 'yjs'
import { countsOf } from '../counts.ts'
import { activityRoots } from '../docs.ts'
import { hasFlag } from '../flags.ts'

/** When results become readable: in steps (the default), with each vote, or once voting is closed. SPEC BT6. */
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
} as const

/** Keys of the board's counts. A scope is what one ballot covers: a whole activity, or a category of a pulse. */
export const voteCountKeys = {
  /** Participants who voted, per scope and round. SPEC BT13. */
  voted: (scope: string, round: number): string => `voted:${scope}:${round}`,
  /** Participants with a ballot that the tally does not show yet. SPEC BT5. */
  waiting: (scope: string, round: number): string => `waiting:${scope}:${round}`,
  /** Votes that facilitators entered for people without a device. SPEC BT12. */
  proxies: (scope: string, round: number): string => `proxies:${scope}:${round}`,
  /** Participants who had joined at the last tick that counted votes, or at the end; removed ones not counted. SPEC BT13. */
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

/** Voting ends with the session too. SPEC BT7, BT15. */
export function isVotingClosed(board: Y.Doc, hasEnded: boolean): boolean {
  return hasEnded || hasFlag(board, voteFlags.votingClosed)
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
  /** Ballots that the results do not include yet. */
  waiting: number
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
    waiting: number(voteCountKeys.waiting(scope, round)),
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

/** The fewest ballots that become readable together, and the fewest people still to vote. SPEC BT5. */
const fewest = 3

/**
 * Whether the votes that wait may be added to the tally now. A single ballot that became readable on its own would tell
 * whose it is to everyone who saw who voted. Nobody knows which of the removed participants had voted, so both the
 * fewest and the most people who may still vote are considered. SPEC BT5, BT6.
 *
 * @param removed participants who were removed
 */
export function mayShowWaiting(
  board: Y.Doc,
  scope: string,
  { hasEnded, removed }: { hasEnded: boolean; removed: number },
): boolean {
  if (isVotingClosed(board, hasEnded)) return true
  const mode = resultsMode(board)
  if (mode !== 'STEPS') return mode === 'LIVE'
  const joined = countsOf(board).get(voteCountKeys.joined)
  if (joined === undefined) return false
  const { voted, waiting } = turnout(board, scope)
  const left = { least: joined - voted, most: joined + removed - voted }
  return left.most <= 0 || (waiting >= fewest && left.least >= fewest)
}
