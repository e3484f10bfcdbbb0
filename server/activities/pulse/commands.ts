import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { UserMistake } from '#domain/errors.ts'
import type { StatementId } from '#domain/ids.ts'
import { nothingToCompare } from '#domain/messages/pulse.ts'
import { setAllApproved, setStatementApproved } from '#domain/pulse/approval.ts'
import { matchEarlier, writeEarlier } from '#domain/pulse/earlier.ts'
import type { PastStatement } from '#domain/pulse/earlier.ts'
import * as flags from '#domain/pulse/flags.ts'
import { updateInfo } from '#domain/pulse/info.ts'
import type { DeskInfoField } from '#domain/pulse/info.ts'
import { setSharedSort } from '#domain/pulse/sorting.ts'
import { onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { onVotes } from '#server/commands/votes/onVotes.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** SPEC PU2, PU7, B19, BT4, BT17 */
export function changePulse(
  author: CommandAuthor,
  ref: ActivityRef,
  change: {
    texts: Partial<Record<DeskInfoField, string | undefined>>
    /** Undefined: stays as it is. */
    resultsShown: boolean | undefined
    sortBy: string | undefined
  },
): Command<void> {
  return onVotes(author, ref, ({ desk, board }) => {
    if (change.sortBy !== undefined) setSharedSort(board, change.sortBy)
    updateInfo(desk, change.texts)
    if (change.resultsShown !== undefined) setResultsShown(board, change.resultsShown)
    return undefined
  })
}

/** SPEC PU3 */
export function setApprovalNeeded(author: CommandAuthor, ref: ActivityRef, needed: boolean): Command<void> {
  return onDesk(author, ref, ({ board }) => flags.setApprovalNeeded(board, needed))
}

/** Shows a statement to the room, or lets it wait again. SPEC PU3 */
export function approve(
  author: CommandAuthor,
  ref: ActivityRef,
  id: StatementId,
  approved: boolean,
): Command<void> {
  return onDesk(author, ref, ({ desk }) => setStatementApproved(desk, id, approved))
}

/** The same for all statements. SPEC PU3 */
export function approveAll(author: CommandAuthor, ref: ActivityRef, approved: boolean): Command<void> {
  return onDesk(author, ref, ({ desk }) => setAllApproved(desk, approved))
}

/**
 * Shows results of an earlier pulse beside the statements, or removes them. SPEC PU8
 *
 * @param past null removes them
 */
export function compare(
  author: CommandAuthor,
  ref: ActivityRef,
  past: readonly PastStatement[] | null,
): Command<void> {
  return onDesk(author, ref, ({ desk, board }) => {
    const earlier = matchEarlier(desk, past ?? [])
    if (past !== null && earlier.size === 0) throw new UserMistake(nothingToCompare)
    writeEarlier(board, earlier)
  })
}
