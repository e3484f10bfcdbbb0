import { setResultsShown } from '#domain/activity/votes/voting.ts'
import type { SliderGroupId, SliderPollId } from '#domain/ids.ts'
import { UserMistake } from '#domain/errors.ts'
import { nothingToCompare } from '#domain/messages/pulse.ts'
import { matchEarlier, writeEarlier } from '#domain/pulse/earlier.ts'
import type { PastStatement } from '#domain/pulse/earlier.ts'
import * as flags from '#domain/pulse/flags.ts'
import { createGroup, deleteGroup, renameGroup } from '#domain/pulse/groups.ts'
import { updateInfo } from '#domain/pulse/info.ts'
import type { DeskInfoField } from '#domain/pulse/info.ts'
import {
  createStatement,
  deleteStatement,
  setAllApproved,
  setStatementApproved,
  updateStatement,
} from '#domain/pulse/statements.ts'
import { setSharedSort } from '#domain/pulse/sorting.ts'
import type { NewStatement } from '#domain/pulse/statements.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
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

/** SPEC PU1, C2 */
export function addGroup(
  author: CommandAuthor,
  ref: ActivityRef,
  group: { id: SliderGroupId; name: string | undefined },
): Command<boolean> {
  return makeOnDesk(author, ref, { id: group.id, kind: 'sliderGroup' }, ({ desk }) => {
    createGroup(desk, group.id, group.name)
    return true
  })
}

export function changeGroup(
  author: CommandAuthor,
  ref: ActivityRef,
  group: { id: SliderGroupId; name: string },
): Command<void> {
  return onDesk(author, ref, ({ desk }) => renameGroup(desk, group.id, group.name))
}

/** SPEC PU1 */
export function removeGroup(author: CommandAuthor, ref: ActivityRef, id: SliderGroupId): Command<void> {
  return onDesk(author, ref, ({ desk }) => deleteGroup(desk, id))
}

/** Adds a statement. SPEC PU3, B4, C2 */
export function addStatement(
  author: CommandAuthor,
  ref: ActivityRef,
  statement: Omit<NewStatement, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: statement.id, kind: 'sliderPoll' }, (docs, workshop) => {
    createStatement(docs, workshop.actor, { ...statement, createdAt: workshop.now })
    return true
  })
}

/** Changes a statement: a facilitator any, a participant their own while it waits. SPEC PU4 */
export function changeStatement(
  author: CommandAuthor,
  ref: ActivityRef,
  change: { id: SliderPollId; text: string },
): Command<void> {
  return onDesk(author, ref, (docs, workshop) => updateStatement(docs, workshop.actor, change), [change.id])
}

/** SPEC PU4 */
export function removeStatement(author: CommandAuthor, ref: ActivityRef, id: SliderPollId): Command<void> {
  return onDesk(author, ref, (docs, workshop) => deleteStatement(docs, workshop.actor, id), [id])
}

/** Shows a statement to the room, or lets it wait again. SPEC PU3 */
export function approve(
  author: CommandAuthor,
  ref: ActivityRef,
  id: SliderPollId,
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
