import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { Refusal } from '#domain/errors.ts'
import { setGraphShown, setHeatShown } from '#domain/evaluate/flags.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import type { DeskInfoField } from '#domain/evaluate/updateInfo.ts'
import {
  createPoll,
  createSubPoll,
  deletePolls,
  deleteSubPoll,
  updatePoll,
  updateSubPoll,
} from '#domain/evaluate/polls.ts'
import type { NewPoll, NewSubPoll, PollChange } from '#domain/evaluate/polls.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { assertSetup, updateSetup } from '#domain/evaluate/setup.ts'
import type { SetupChange } from '#domain/evaluate/setup.ts'
import type { PollId, SubPollId } from '#domain/ids.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { onVotes } from '#server/commands/votes/onVotes.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** What a call changes of the activity itself; what is left out stays. */
export interface EvaluateChange {
  texts: Partial<Record<DeskInfoField, string | undefined>>
  setup: SetupChange
  showResultsPage: boolean | undefined
  showGraph: boolean | undefined
  showHeat: boolean | undefined
}

/** SPEC EV4 to EV6, BT4, BT17, B19 */
export function changeEvaluate(
  author: CommandAuthor,
  ref: ActivityRef,
  { texts, setup, showResultsPage, showGraph, showHeat }: EvaluateChange,
): Command<void> {
  return onVotes(author, ref, ({ desk, board }) => {
    // Everything is checked before anything is written.
    assertSetup(desk, setup)
    updateInfo(desk, texts)
    updateSetup(desk, setup)
    if (showGraph !== undefined) setGraphShown(board, showGraph)
    if (showHeat !== undefined) setHeatShown(board, showHeat)
    if (showResultsPage !== undefined) setResultsShown(board, showResultsPage)
    return undefined
  })
}

/** SPEC EV3, C2 */
export function addPoll(
  author: CommandAuthor,
  ref: ActivityRef,
  poll: Omit<NewPoll, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: poll.id, kind: 'poll' }, ({ desk }, workshop) => {
    createPoll(desk, { ...poll, createdAt: workshop.now })
    return true
  })
}

/** SPEC EV3 */
export function changePoll(author: CommandAuthor, ref: ActivityRef, change: PollChange): Command<void> {
  return onDesk(author, ref, ({ desk }) => updatePoll(desk, change))
}

/** SPEC EV3 */
export function removePolls(author: CommandAuthor, ref: ActivityRef, ids: PollId[]): Command<void> {
  return onDesk(author, ref, ({ desk }) => {
    const foreign = ids.find((id) => !roots.polls(desk).has(id))
    if (foreign !== undefined) throw new Refusal('NOT_FOUND', `poll ${foreign} in ${ref.objectId}`)
    deletePolls(desk, ids)
  })
}

/** SPEC EV3, C2 */
export function addSubPoll(author: CommandAuthor, ref: ActivityRef, subPoll: NewSubPoll): Command<boolean> {
  return makeOnDesk(author, ref, { id: subPoll.id, kind: 'subPoll' }, ({ desk }) => {
    createSubPoll(desk, subPoll)
    return true
  })
}

/** SPEC EV3 @returns its poll */
export function changeSubPoll(author: CommandAuthor, ref: ActivityRef, change: PollChange): Command<PollId> {
  return onDesk(author, ref, ({ desk }) => {
    updateSubPoll(desk, change)
    return roots.subPolls(desk).get(change.id)?.pollId ?? ''
  })
}

/** SPEC EV3 */
export function removeSubPoll(author: CommandAuthor, ref: ActivityRef, id: SubPollId): Command<void> {
  return onDesk(author, ref, ({ desk }) => deleteSubPoll(desk, id))
}
