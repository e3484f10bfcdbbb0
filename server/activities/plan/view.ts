import type { ActivityDocs } from '#domain/activity/docs.ts'
import { hasFlag, lockFlags } from '#domain/activity/flags.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import type { ObjectId, PlanRowId } from '#domain/ids.ts'
import { boardColumns, isRowThere, readRow } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { cellsOf, readTable } from '#domain/plan/table.ts'
import type { Table, TableRow } from '#domain/plan/table.ts'
import type * as Y from 'yjs'

/** A planner as one caller may see it. */
export interface PlanView extends Table {
  planName: string
  planDesc: string
  /** The presenter's notes; null for everyone but facilitators and their phones. SPEC B19, J4 */
  notes: string | null
  inputLocked: boolean
  /** The source activity of each copied row. SPEC K12 */
  copiedFrom: ReadonlyMap<PlanRowId, ObjectId>
}

/**
 * The view of a caller. SPEC PL12, P3.
 *
 * @param whole reads the desk, as facilitators do
 * @param withNotes includes the presenter's notes
 */
export function viewOf(
  { desk, board }: ActivityDocs,
  { whole, withNotes }: { whole: boolean; withNotes: boolean },
): PlanView {
  const inputLocked = hasFlag(board, lockFlags.inputLocked)
  const notes = withNotes ? (roots.info(desk).get('notes') ?? '') : null
  const from = whole ? desk : board
  const { planName = '', planDesc = '' } = Object.fromEntries(roots.info(from).entries())
  return {
    ...readTable(from),
    ...{ planName, planDesc, notes, inputLocked },
    copiedFrom: sourceActivities(from),
  }
}

/** One row, without reading all of them; null when it was deleted. @param from the desk, or the board */
export function rowOf(from: Y.Doc, id: PlanRowId): TableRow | null {
  if (!isRowThere(from, id)) return null
  const row = readRow(from, id)
  return { ...row, cells: cellsOf(from, row, boardColumns(from)) }
}
