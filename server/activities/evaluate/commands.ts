import { deleteItem } from '#domain/activity/items/changeItems.ts'
import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { Refusal } from '#domain/errors.ts'
import { setGraphShown, setHeatShown } from '#domain/evaluate/flags.ts'
import { pollType } from '#domain/evaluate/items.ts'
import { pollRules } from '#domain/evaluate/pollRules.ts'
import { assertSetup, updateSetup } from '#domain/evaluate/updateSetup.ts'
import type { SetupChange } from '#domain/evaluate/updateSetup.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import type { DeskInfoField } from '#domain/evaluate/updateInfo.ts'
import type { PollId } from '#domain/ids.ts'
import { onDesk } from '#server/commands/desk.ts'
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

/** All of this activity. SPEC EV3 @throws {Refusal} `NOT_FOUND` for others */
export function removePolls(author: CommandAuthor, ref: ActivityRef, ids: PollId[]): Command<void> {
  return onDesk(author, ref, (docs, { actor }) => {
    const foreign = ids.find((id) => !pollType.record(docs.desk).has(id))
    if (foreign !== undefined) throw new Refusal('NOT_FOUND', `poll ${foreign} in ${ref.objectId}`)
    deleteItem(pollRules, docs, actor, ...ids)
  })
}
