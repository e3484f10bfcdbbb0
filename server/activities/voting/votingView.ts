import type * as Y from 'yjs'
import { hasFlag, lockFlags } from '#domain/activity/flags.ts'
import {
  areResultsShown,
  closingAtMs,
  isVotingClosed,
  resultsMode,
  resultsShownAtMs,
  votingRound,
} from '#domain/activity/votes/showing.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { hasEnded } from '#domain/workshop/ending.ts'

/** What everybody sees of the voting in an activity, whatever its kind. */
export interface VotingView {
  inputLocked: boolean
  resultsShown: boolean
  votingClosed: boolean
  /** SPEC BT18 */
  closingAtMs: number | null
  /** SPEC BT7 */
  resultsShownAtMs: number | null
  resultsMode: ResultsMode
  round: number
  /** The caller may read results at this moment. SPEC BT4 */
  areResultsReadable: boolean
}

export function votingView(
  { board, state }: { board: Y.Doc; state: Y.Doc },
  areResultsReadable: boolean,
): VotingView {
  return {
    inputLocked: hasFlag(board, lockFlags.inputLocked),
    resultsShown: areResultsShown(board),
    votingClosed: isVotingClosed(board, hasEnded(state)),
    closingAtMs: closingAtMs(board),
    resultsShownAtMs: resultsShownAtMs(board),
    resultsMode: resultsMode(board),
    round: votingRound(board),
    areResultsReadable,
  }
}

/** The fields of the schema that tell it, the same of every kind that is voted on. */
export const votingFields = {
  inputLocked: fromView(({ inputLocked }) => inputLocked),
  showResultsPage: fromView(({ resultsShown }) => resultsShown),
  votingClosed: fromView(({ votingClosed }) => votingClosed),
  closingAt: fromView((view) => view.closingAtMs),
  resultsShownAt: fromView((view) => view.resultsShownAtMs),
  resultsMode: fromView((view) => view.resultsMode),
  round: fromView(({ round }) => round),
  resultsReadable: fromView(({ areResultsReadable }) => areResultsReadable),
}

function fromView<Value>(read: (view: VotingView) => Value) {
  return async ({ scope }: { scope: { view(): Promise<VotingView> } }): Promise<Value> =>
    read(await scope.view())
}
