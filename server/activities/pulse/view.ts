import type { ActivityDocs } from '#domain/activity/docs.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { isStanding, readItem } from '#domain/activity/items/readItems.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import { resultsOf } from '#domain/activity/votes/results.ts'
import { earlierResults } from '#domain/activity/votes/rounds.ts'
import { turnout, votingRound } from '#domain/activity/votes/showing.ts'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import type { CategoryId, ObjectId, StatementId } from '#domain/ids.ts'
import { isApprovalNeeded } from '#domain/pulse/flags.ts'
import { infoLimits } from '#domain/pulse/info.ts'
import type { InfoField } from '#domain/pulse/info.ts'
import { statementType } from '#domain/pulse/items.ts'
import { pulseResults, withResult } from '#domain/pulse/results.ts'
import type { CategoryResult, StatementResult } from '#domain/pulse/results.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { sharedSort } from '#domain/pulse/sorting.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import type * as Y from 'yjs'
import type { RoomReader } from '../viewedScope.ts'
import type { EarlierResults } from '../voting/earlierRounds.ts'
import { votingView } from '../voting/votingView.ts'
import type { VotingView } from '../voting/votingView.ts'

export type SeenStatement = StatementResult

export interface SeenCategory {
  id: CategoryId
  name: string
  /** The mean of all votes on its statements. */
  mean: number | null
  /** Includes waiting statements. SPEC PU11 */
  statementCount: number
  turnout: Turnout
  statements: SeenStatement[]
}

/** A pulse as one caller may see it. */
export interface PulseView extends VotingView {
  info: Record<InfoField, string>
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  approvalNeeded: boolean
  sortBy: PulseSort
  /** Of earlier rounds; null while they may not be read. SPEC BT10, BT21 */
  earlierResults: EarlierResults | null
  categories: SeenCategory[]
  /** The source activity of each copied statement. SPEC K12 */
  copiedFrom: ReadonlyMap<StatementId, ObjectId>
}

type SeenDocs = ActivityDocs & { state: Y.Doc }

/** The view of a facilitator: everything that is not deleted. */
export function deskView({ desk, ...docs }: SeenDocs): PulseView {
  return { ...viewOf({ from: desk, ...docs }), notes: notesOf(desk) }
}

/**
 * The view of everyone else: the board, and their own statements from the desk. SPEC PU3, P3.
 *
 * @param own ids of the caller's own statements
 * @param withNotes includes the presenter's notes
 */
export function roomView({ desk, board, state, tally }: SeenDocs, { own, withNotes }: RoomReader): PulseView {
  const view = viewOf({ from: board, board, state, tally })
  const notes = withNotes ? notesOf(desk) : null
  const shown = statementType.record(board)
  const hidden = [...own].flatMap((id) => (shown.has(id) ? [] : (seenStatement({ desk, board }, id) ?? [])))
  const byCategory = Map.groupBy(hidden, ({ groupId }) => groupId)
  const categories = view.categories.map((category) => ({
    ...category,
    statements: [...category.statements, ...(byCategory.get(category.id) ?? [])],
  }))
  return { ...view, notes, categories }
}

/** One statement from the desk, with its result when there is a tally; null when it is gone. */
export function seenStatement({ desk, board, tally }: ActivityDocs, id: StatementId): SeenStatement | null {
  const statement = isStanding(statementType, desk, id) ? readItem(statementType, desk, id) : null
  if (!statement) return null
  const results = resultsOf(tally ?? null, votingRound(board), pulseScale, [id])
  return withResult(statement, results, boardRoots.earlier(board))
}

/** @param from the document from which texts are read */
function viewOf({
  from,
  board,
  state,
  tally,
}: Omit<SeenDocs, 'desk'> & { from: Y.Doc }): Omit<PulseView, 'notes'> {
  const round = votingRound(board)
  const categories = pulseResults({ doc: from, board, tally: tally ?? null }, round)
  const ids = categories.flatMap(({ statements }) => statements.map(({ id }) => id))
  return {
    info: { ...emptyInfo, ...infoOf(from) },
    approvalNeeded: isApprovalNeeded(board),
    ...votingView({ board, state }, tally !== undefined),
    sortBy: sharedSort(board),
    earlierResults: tally ? earlierResults(tally, round, pulseScale, ids) : null,
    categories: categories.map((category) => seenCategory(board, category)),
    copiedFrom: sourceActivities(from),
  }
}

function seenCategory(board: Y.Doc, { id, name, mean, statements }: CategoryResult): SeenCategory {
  const statementCount = boardRoots.counts(board).get(countKey(statementType, id)) ?? 0
  return { id, name, mean, statements, statementCount, turnout: turnout(board, id) }
}

const fields = Object.keys(infoLimits) as InfoField[]
const emptyInfo = Object.fromEntries(fields.map((field) => [field, ''])) as Record<InfoField, string>

function infoOf(doc: Y.Doc): Partial<Record<InfoField, string>> {
  return Object.fromEntries(fields.map((field) => [field, roots.info(doc).get(field) ?? '']))
}

function notesOf(desk: Y.Doc): string {
  return roots.info(desk).get('notes') ?? ''
}
