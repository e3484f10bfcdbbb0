import type { ActivityDocs } from '#domain/activity/docs.ts'
import { hasFlag, lockFlags } from '#domain/activity/flags.ts'
import { sourceActivities } from '#domain/activity/source.ts'
import type { ObjectId, PlanRowId } from '#domain/ids.ts'
import { boardColumns, isRowThere, readRow } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { cellsOf, readTable } from '#domain/plan/table.ts'
import type { Table, TableRow } from '#domain/plan/table.ts'

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

/** What a caller may see: `whole` the desk, as facilitators do; `board`; or `nothing` while it is hidden from them. */
export type Seen = 'whole' | 'board' | 'nothing'

/** The view of a caller. SPEC PL12, P3. @param withNotes includes the presenter's notes */
export function viewOf(
  { desk, board }: ActivityDocs,
  { seen, withNotes }: { seen: Seen; withNotes: boolean },
): PlanView {
  const inputLocked = hasFlag(board, lockFlags.inputLocked)
  const notes = withNotes ? (roots.info(desk).get('notes') ?? '') : null
  if (seen === 'nothing') return { ...nothing, notes, inputLocked }
  const from = seen === 'whole' ? desk : board
  const { planName = '', planDesc = '' } = Object.fromEntries(roots.info(from).entries())
  return {
    ...readTable(from),
    ...{ planName, planDesc, notes, inputLocked },
    copiedFrom: sourceActivities(from),
  }
}

const nothing = { planName: '', planDesc: '', columns: [], headings: [], rows: [], copiedFrom: new Map() }

/** One row, without reading all of them; null when it was deleted, or is hidden from the caller. */
export function rowOf({ desk, board }: ActivityDocs, id: PlanRowId, seen: Seen): TableRow | null {
  const from = seen === 'whole' ? desk : board
  if (seen === 'nothing' || !isRowThere(from, id)) return null
  const row = readRow(from, id)
  return { ...row, cells: cellsOf(from, row, boardColumns(from)) }
}
