import type { ActivityDocs } from '#domain/activity/docs.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import { earlierResults } from '#domain/activity/votes/rounds.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import { turnout, voteSettings, votingRound, wholeScope } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { isGraphShown, isHeatShown, opensAsGraph } from '#domain/evaluate/flags.ts'
import { infoLimits } from '#domain/evaluate/info.ts'
import type { InfoField } from '#domain/evaluate/info.ts'
import { readPolls } from '#domain/evaluate/items.ts'
import type { PollView } from '#domain/evaluate/items.ts'
import { readableResults } from '#domain/evaluate/results.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { readSetup, scaleOf } from '#domain/evaluate/setup.ts'
import type { Setup } from '#domain/evaluate/setup.ts'
import type { ObjectId, PollId, SubPollId } from '#domain/ids.ts'
import { hasEnded } from '#domain/workshop/ending.ts'
import type * as Y from 'yjs'
import type { EarlierResults } from '../voting/earlierRounds.ts'
import { votingView } from '../voting/votingView.ts'
import type { VotingView } from '../voting/votingView.ts'

/** An Evaluate activity as one caller may see it. */
export interface EvaluateView extends VotingView {
  info: Record<InfoField, string>
  setup: Setup
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  showGraph: boolean
  /** SPEC EV14 */
  opensAsGraph: boolean
  showHeat: boolean
  /** Epoch milliseconds of the last reset. */
  resetAtMs: number | null
  turnout: Turnout
  polls: PollView[]
  /** By poll; null while the caller may not read them. SPEC BT4, BT6 */
  results: ReadonlyMap<PollId, TargetResult> | null
  /** The same of earlier rounds. SPEC BT10, BT21 */
  earlierResults: EarlierResults | null
  /** The source activity of each copied item. SPEC K12 */
  copiedFrom: ReadonlyMap<PollId | SubPollId, ObjectId>
}

/**
 * The view of a caller who may read the board. SPEC EV7, P3.
 *
 * @param docs with the tally only where this caller may read it
 * @param whole reads texts from the desk, as facilitators do
 * @param withNotes includes the presenter's notes
 */
export function viewOf(
  { state, ...docs }: ActivityDocs & { state: Y.Doc },
  { whole, withNotes }: { whole: boolean; withNotes: boolean },
): EvaluateView {
  const { desk, board } = docs
  const from = whole ? desk : board
  const polls = readPolls(from)
  const results = readableResults({ ...docs, hasEnded: hasEnded(state) })
  const ids = polls.map(({ id }) => id)
  const fields = Object.keys(infoLimits) as InfoField[]
  return {
    info: Object.fromEntries(fields.map((field) => [field, roots.info(from).get(field) ?? ''])) as Record<
      InfoField,
      string
    >,
    setup: readSetup(from),
    notes: withNotes ? (roots.info(desk).get('notes') ?? '') : null,
    showGraph: isGraphShown(board),
    opensAsGraph: opensAsGraph(board),
    showHeat: isHeatShown(board),
    ...votingView({ board, state }, results !== null),
    resetAtMs: boardRoots.settings(board).get(voteSettings.resetAtMs) ?? null,
    turnout: turnout(board, wholeScope),
    ...{ polls, results },
    earlierResults:
      results && docs.tally ? earlierResults(docs.tally, votingRound(board), scaleOf(desk), ids) : null,
    copiedFrom: sourceActivities(from),
  }
}
