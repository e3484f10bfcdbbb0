import { votingRound } from '#domain/activity/votes/showing.ts'
import {
  setClosing,
  setResultsMode,
  setVotingClosed,
  startRound,
  undoRound,
} from '#domain/activity/votes/voting.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { allMarks } from '../finished.ts'
import type { ActivityRef } from '../made.ts'
import { onVotes } from './onVotes.ts'

/** Opens or closes voting for everybody; what waited is shown at the close. SPEC BT5, BT7. */
export function closeVoting(author: CommandAuthor, ref: ActivityRef, closed: boolean): Command<void> {
  return onVotes(author, ref, ({ board }) => {
    setVotingClosed(board, closed)
    return undefined
  })
}

/** Begins the countdown before voting closes, or takes it back. SPEC BT18 */
export function countDown(author: CommandAuthor, ref: ActivityRef, isOn: boolean): Command<void> {
  return onVotes(author, ref, ({ board }, { nowMs }) => {
    setClosing(board, isOn ? nowMs : null)
    return undefined
  })
}

/** @param mode see `resultsModes`. SPEC BT6 */
export function chooseResultsMode(author: CommandAuthor, ref: ActivityRef, mode: string): Command<void> {
  return onVotes(author, ref, ({ board }) => {
    setResultsMode(board, mode)
    return undefined
  })
}

/**
 * Starts the next round: nobody is done any more. Sent twice with the round that it ends, it happens once (idempotent).
 * SPEC BT10, F1.
 *
 * @param round that it ends; undefined for the present one
 */
export function resetVotes(
  author: CommandAuthor,
  ref: ActivityRef,
  round: number | undefined,
): Command<void> {
  return onVotes(author, ref, ({ board }, { nowMs }) => {
    if (round !== undefined && round !== votingRound(board)) return undefined
    startRound(board, nowMs)
    return { removeAllTags: allMarks(ref.objectId) }
  })
}

/**
 * Undoes the last reset, with the votes cast since. SPEC BT10.
 *
 * @param round that is undone; undefined for the present one. Undone already, it does nothing (idempotent)
 */
export function undoResetVotes(
  author: CommandAuthor,
  ref: ActivityRef,
  round: number | undefined,
): Command<void> {
  return onVotes(author, ref, ({ board }, { nowMs }) => {
    if (round !== undefined && round !== votingRound(board)) return undefined
    return { forgetRound: { objectId: ref.objectId, round: undoRound(board, nowMs) } }
  })
}
