import { votingRound } from '#domain/activity/votes/showing.ts'
import {
  reopenVoting,
  setResultsMode,
  startClosing,
  startRound,
  stopClosing,
  undoRound,
} from '#domain/activity/votes/voting.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { allMarks } from '../finished.ts'
import type { ActivityRef } from '../made.ts'
import { onVotes } from './onVotes.ts'

/**
 * Begins the countdown at whose end the server closes voting, and what may be shown is shown. SPEC BT5, BT18
 *
 * @param shows to everybody then. SPEC BT20
 */
export function closeVoting(author: CommandAuthor, ref: ActivityRef, shows = false): Command<void> {
  return onVotes(author, ref, ({ board }, { nowMs }) => {
    startClosing(board, nowMs, shows)
    return undefined
  })
}

/** Takes the countdown back; voting that is closed stays closed. SPEC BT18 */
export function cancelClosing(author: CommandAuthor, ref: ActivityRef): Command<void> {
  return onVotes(author, ref, ({ board }) => {
    stopClosing(board)
    return undefined
  })
}

/** Opens voting for everybody, and takes a countdown back. SPEC BT7 */
export function openVoting(author: CommandAuthor, ref: ActivityRef): Command<void> {
  return onVotes(author, ref, ({ board }) => {
    reopenVoting(board)
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
