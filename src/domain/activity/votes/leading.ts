import type * as Y from 'yjs'
import type { ObjectId, WorkshopId } from '../../ids.ts'
import { changeState, presentedPart } from '../../workshop/changeState.ts'
import { readAgenda, readState } from '../../workshop/state.ts'
import type { Activity } from '../model.ts'
import { areResultsShown, isVotingClosed, resultsMode, votingRound } from './showing.ts'
import type { ResultsMode } from './showing.ts'

/** Whether everybody may read the results of a running session: they are shown, and not blind. SPEC BT4, BT6 */
export function areResultsOpen({
  areShown,
  mode,
  isClosedByHand,
}: {
  areShown: boolean
  mode: ResultsMode
  isClosedByHand: boolean
}): boolean {
  return areShown && (mode !== 'CLOSED' || isClosedByHand)
}

/**
 * Runs an act that may open the results to everybody or take them back, or begin a round. When it does, and the activity is
 * presented, the room is led: to the results, or back to where it votes. SPEC BT10, BT17
 *
 * @param state document of kind `state`, in a transaction as the board is
 * @param act checks first, then writes
 */
export function leadingRoom<Result>(
  state: Y.Doc,
  { workshopId, objectId }: { workshopId: WorkshopId; objectId: ObjectId },
  { model, ...docs }: Activity,
  act: () => Result,
): Result {
  const [wereOpen, round] = [areResultsOpenOn(docs.board), votingRound(docs.board)]
  const result = act()
  const areOpen = areResultsOpenOn(docs.board)
  const room = readState(state, workshopId)
  const isPresented = presentedPart(room, readAgenda(state))?.objectId === objectId
  const isSame = areOpen === wereOpen && votingRound(docs.board) <= round
  if (isSame || !isPresented || !model.votes) return result
  const { results, vote } = model.votes.pages(docs)
  const isThere = room.showResultsPage === areOpen
  // Who votes already stays. Results that the room is on keep their view, and still call those who went elsewhere.
  if (isThere && !areOpen) return result
  changeState(state, workshopId, { currentState: 'RU', ...(isThere ? {} : areOpen ? results : vote) })
  return result
}

/** The same, as a board tells it. */
export function areResultsOpenOn(board: Y.Doc): boolean {
  return areResultsOpen({
    areShown: areResultsShown(board),
    mode: resultsMode(board),
    isClosedByHand: isVotingClosed(board, false),
  })
}
