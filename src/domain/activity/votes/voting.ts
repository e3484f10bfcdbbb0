import type * as Y from 'yjs'
import type { Actor } from '../../actor.ts'
import { Refusal, UserMistake } from '../../errors.ts'
import { times } from '../../limits.ts'
import * as voteMessages from '../../messages/voting.ts'
import { activityRoots } from '../docs.ts'
import { assertTakesInput, setFlag } from '../flags.ts'
import { inputState } from '../inputState.ts'
import { countsOf } from '../counts.ts'
import {
  areResultsBlind,
  areResultsShown,
  closingAtMs,
  hasBallots,
  isClosedByHand,
  isVotingClosed,
  resultsMode,
  resultsModes,
  voteCountKeys,
  voteFlags,
  voteSettings,
  votingRound,
} from './showing.ts'
import type { ResultsMode } from './showing.ts'
import type { Scale } from './results.ts'
import type { VoteValues } from './tally.ts'

/** A vote that chooses no value. SPEC BT9. */
export const abstention: VoteValues = { value1: null, value2: null }

/**
 * Checked before every vote, also before one is withdrawn or entered for somebody else. SPEC BT7, BT11, B4.
 *
 * @param round that the caller saw; undefined for a caller who knows only one
 * @throws {UserMistake} when voting is closed, the round is over, or input is locked for participants
 */
export function assertVotingOpen(board: Y.Doc, role: Actor['role'], round?: number): void {
  const state = inputState({ role, isVotingClosed: isVotingClosed(board, false) })
  if (state === 'closed') throw new UserMistake(voteMessages.votingClosed)
  if (round !== undefined && round !== votingRound(board)) throw new UserMistake(voteMessages.roundOver)
  assertTakesInput(board, role)
}

/**
 * The values of a vote as they are stored: on one axis without a second value. A value above the present maximum is
 * kept as it is and counts as the maximum; one above the highest maximum that the activity ever had is stored as that.
 * SPEC BT2, BT9.
 *
 * @param chosen null abstains
 * @param scale of the activity, and the highest values that it ever had and that a scale of its kind can have
 * @throws {Refusal} `BAD_USER_INPUT` for values that no slider of the kind ever had
 */
export function checkedChoice(
  chosen: VoteValues | null,
  {
    low,
    axes,
    highest,
    highestEver,
  }: Pick<Scale, 'low' | 'axes'> & Record<'highest' | 'highestEver', number>,
): VoteValues {
  if (chosen === null) return abstention
  const { value1, value2 } = chosen
  const isValue = (value: number | null): boolean =>
    value !== null && Number.isInteger(value) && value >= low && value <= highest
  if (!isValue(value1) || (axes === 2 && !isValue(value2))) throw new Refusal('BAD_USER_INPUT', 'vote value')
  const stored = (value: number | null): number | null => value && Math.min(value, highestEver)
  return { value1: stored(value1), value2: axes === 2 ? stored(value2) : null }
}

/**
 * Checks that a first ballot leaves nothing out. SPEC PU5
 *
 * @param targets of the scope, that can be voted on now
 * @param cast targets of the ballot
 * @param seen targets that its sender saw; undefined for a caller who sees all of them
 * @throws {UserMistake} when some have neither a value nor an abstention
 */
export function assertCovers(
  targets: readonly string[],
  cast: ReadonlySet<string>,
  seen: ReadonlySet<string> | undefined,
): void {
  const missing = targets.filter((id) => !cast.has(id) && (seen === undefined || seen.has(id)))
  if (missing.length > 0) throw new UserMistake(voteMessages.ballotIncomplete(missing.length))
}

/**
 * Closes voting at the end of its countdown. It shows the results to everybody where voting was blind, or whoever closed it
 * asked for that. SPEC BT6, BT7, BT18, BT20
 *
 * @param nowMs epoch milliseconds by the server's clock, kept as the moment at which results were shown
 */
export function closeVoting(board: Y.Doc, nowMs: number): void {
  const shows = areResultsBlind(board, false) || isOn(board, voteSettings.closingShows)
  if (shows) setResultsShown(board, true)
  setFlag(board, voteFlags.votingClosed, true)
  writeSetting(board, voteSettings.shownAtMs(votingRound(board)), nowMs)
  stopClosing(board)
}

/** Opens voting for everybody. Ballots that are cast from then on may be recognised. SPEC BT7, BT19 */
export function reopenVoting(board: Y.Doc): void {
  setFlag(board, voteFlags.votingClosed, false)
  stopClosing(board)
}

/**
 * Begins the countdown that everybody sees before voting closes; one that runs goes on. Voting is open meanwhile. SPEC BT18
 *
 * @param nowMs epoch milliseconds by the server's clock
 * @param shows the close shows the results to everybody; at once where voting is closed already. SPEC BT20
 */
export function startClosing(board: Y.Doc, nowMs: number, shows = false): void {
  if (isClosedByHand(board)) {
    if (shows) setResultsShown(board, true)
    return
  }
  if (comingClose(board, nowMs) === null) {
    // What is left of one that ended while no server ran.
    stopClosing(board)
    writeSetting(board, voteSettings.closingAtMs, nowMs + times.closingMs)
  }
  if (shows) writeSetting(board, voteSettings.closingShows, 1)
}

/** Takes a countdown back; what is closed stays closed. SPEC BT18 */
export function stopClosing(board: Y.Doc): void {
  forgetSettings(board, voteSettings.closingAtMs, voteSettings.closingShows)
}

/**
 * When the countdown closes voting, in epoch milliseconds by the server's clock. Null without one, and for one that ended
 * so long ago, while no server ran, that nobody expects it any more. SPEC BT18
 */
export function comingClose(board: Y.Doc, nowMs: number): number | null {
  const endMs = closingAtMs(board)
  return endMs === null || isClosedByHand(board) || nowMs > endMs + times.closingStaleMs ? null : endMs
}

/** Shows the results to everybody, or to voters only. SPEC BT4. */
export function setResultsShown(board: Y.Doc, shown: boolean): void {
  setFlag(board, voteFlags.showResultsPage, shown)
}

/** Checked before results are shown to a room that is led to them. SPEC BT20 @throws {UserMistake} while nobody may see them */
export function assertShowable(board: Y.Doc): void {
  if (areResultsBlind(board, false)) throw new UserMistake(voteMessages.blindUntilClosed)
}

/**
 * Chooses when results move. Whoever voted blindly is not watched: results stay unknown until voting closes. SPEC BT6
 *
 * @throws {Refusal} `BAD_USER_INPUT` for an unknown mode
 * @throws {UserMistake} when results are blind and somebody voted in this round
 */
export function setResultsMode(board: Y.Doc, mode: string): void {
  const index = resultsModes.indexOf(mode as ResultsMode)
  if (index < 0) throw new Refusal('BAD_USER_INPUT', 'results mode')
  if (mode !== 'CLOSED' && areResultsBlind(board, false) && hasBallots(board))
    throw new UserMistake(voteMessages.blindUntilClosed)
  // The round before was voted in blindly: it does not return under another choice.
  if (mode !== 'CLOSED' && resultsMode(board) === 'CLOSED') forgetSettings(board, voteSettings.resetAtMs)
  writeSetting(board, voteSettings.resultsMode, index)
}

/**
 * Starts the next round: nobody has voted in it, voting is open, and results are not shown to everybody. SPEC BT10.
 *
 * @param nowMs epoch milliseconds by the server's clock
 */
export function startRound(board: Y.Doc, nowMs: number): void {
  writeSetting(board, voteSettings.round, votingRound(board) + 1)
  writeSetting(board, voteSettings.resetAtMs, nowMs)
  forgetSettings(board, voteSettings.resetHid, voteSettings.resetOpened)
  if (areResultsShown(board)) writeSetting(board, voteSettings.resetHid, 1)
  if (isClosedByHand(board)) writeSetting(board, voteSettings.resetOpened, 1)
  setResultsShown(board, false)
  reopenVoting(board)
}

/** Until when the last reset can be undone, in epoch milliseconds; null without one. SPEC BT10. */
function undoableUntilMs(board: Y.Doc): number | null {
  const resetAtMs = activityRoots.settings(board).get(voteSettings.resetAtMs)
  return votingRound(board) === 1 || resetAtMs === undefined ? null : resetAtMs + times.resetUndoMs
}

/**
 * Returns to the round before the last reset, with its results shown and its voting closed where they were. Votes of the
 * round that is undone are deleted by the caller. SPEC BT10.
 *
 * @returns the round that was undone
 * @throws {UserMistake} when there is nothing to undo, or it is too late
 */
export function undoRound(board: Y.Doc, nowMs: number): number {
  const untilMs = undoableUntilMs(board)
  // A call that was sent in time may arrive a little later.
  if (untilMs === null || nowMs > untilMs + times.resetUndoGraceMs)
    throw new UserMistake(voteMessages.undoTooLate)
  const undone = votingRound(board)
  stopClosing(board)
  writeSetting(board, voteSettings.round, undone - 1)
  setResultsShown(board, isOn(board, voteSettings.resetHid))
  setFlag(board, voteFlags.votingClosed, isOn(board, voteSettings.resetOpened))
  forgetSettings(board, voteSettings.resetAtMs, voteSettings.resetHid, voteSettings.resetOpened)
  forgetSettings(board, voteSettings.shownAtMs(undone))
  const counts = countsOf(board)
  for (const key of [...counts.keys()]) if (key.endsWith(`:${undone}`)) counts.delete(key)
  return undone
}

/** Adds to a number on the board that counts voters or ballots. */
export function addToCount(board: Y.Doc, key: string, change: number): void {
  if (change === 0) return
  const counts = countsOf(board)
  const next = Math.max(0, (counts.get(key) ?? 0) + change)
  if (next === 0) counts.delete(key)
  else counts.set(key, next)
}

/** Writes how many participants joined, which is the only such number on a board. SPEC BT13. */
export function writeJoined(board: Y.Doc, joined: number): void {
  const counts = countsOf(board)
  if (counts.get(voteCountKeys.joined) !== joined) counts.set(voteCountKeys.joined, joined)
}

function isOn(board: Y.Doc, name: string): boolean {
  return activityRoots.settings(board).get(name) === 1
}

function forgetSettings(board: Y.Doc, ...names: string[]): void {
  const settings = activityRoots.settings(board)
  for (const name of names) if (settings.has(name)) settings.delete(name)
}

function writeSetting(board: Y.Doc, name: string, value: number): void {
  const settings = activityRoots.settings(board)
  if (settings.get(name) !== value) settings.set(name, value)
}
